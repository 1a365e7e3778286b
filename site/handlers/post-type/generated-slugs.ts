import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { PostType } from '../../content/post-types.ts';
import type { PostRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';

// Addresses under a post that mean something of their own: the store numbers such slugs.
const RESERVED = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed']);

/**
 * The slug that each post would get from its title. One query tells which are taken; only those are
 * looked into one by one.
 */
export async function generatedSlugs(
  { store }: Scope,
  type: PostType,
  posts: readonly PostRow[],
): Promise<Map<number, string>> {
  const wanted = new Map(posts.map((post) => [post.id, sanitizeTitle(post.title) || `${post.id}`]));
  const { rows } = await store.posts.find({
    types: [type.name],
    slugs: [...new Set(wanted.values())],
    orderBy: 'id',
  });
  const found = new Map<number, string>();
  for (const post of posts) {
    const slug = wanted.get(post.id) ?? '';
    const isTaken =
      RESERVED.has(slug) || rows.some((other) => other.id !== post.id && other.slug === slug);
    const scope = {
      type: type.name,
      exceptId: post.id,
      ...(type.isHierarchical ? { parent: post.parent } : {}),
    };
    found.set(post.id, readable(isTaken ? await store.posts.uniqueSlug(slug, scope) : slug));
  }
  return found;
}

/** A slug as people read it: letters in place of percent-encoded octets. */
function readable(slug: string): string {
  if (!slug.includes('%')) return slug;
  try {
    return decodeURIComponent(slug);
  } catch {
    // What was shortened may end in half a letter.
    return slug;
  }
}
