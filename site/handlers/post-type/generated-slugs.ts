import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { PostRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';

/** The slug that each post would get from its title. */
export async function generatedSlugs(
  { store }: Scope,
  type: PostType,
  posts: readonly PostRow[],
): Promise<Map<number, string>> {
  const wanted = posts.map((post) => ({
    slug: sanitizeTitle(post.title) || `${post.id}`,
    scope: {
      type: type.name,
      exceptId: post.id,
      ...(type.isHierarchical ? { parent: post.parent } : {}),
    },
  }));
  const slugs = await store.posts.uniqueSlugs(wanted);
  return new Map(posts.map(({ id }, at) => [id, readable(slugs[at] ?? '')]));
}

/** A slug as people read it: letters in place of percent-encoded octets. */
function readable(slug: string): string {
  if (!slug.includes('%')) return slug;
  try {
    return decodeURIComponent(slug);
  } catch {
    // A shortened slug may end in the middle of an encoded character.
    return slug;
  }
}
