import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { PostType } from '../../domain/post-types.ts';
import { postStatus } from '../../domain/statuses.ts';
import type { PostRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';

/** The slug that each post would get from its title. */
export async function generatedSlugs(
  { store }: Scope,
  type: PostType,
  posts: readonly PostRow[],
): Promise<Map<number, string>> {
  const slugs = new Map(posts.map((post) => [post.id, sanitizeTitle(post.title) || `${post.id}`]));
  const others = posts.filter((post) => post.slug !== slugs.get(post.id) || !ownsSlug(post));
  const wanted = others.map((post) => ({
    slug: slugs.get(post.id) ?? '',
    scope: {
      type: type.name,
      exceptId: post.id,
      ...(type.isHierarchical ? { parent: post.parent } : {}),
    },
  }));
  const free = wanted.length > 0 ? await store.posts.uniqueSlugs(wanted) : [];
  others.forEach(({ id }, at) => slugs.set(id, free[at] ?? ''));
  return new Map([...slugs].map(([id, slug]) => [id, readable(slug)]));
}

/** Whether no other post can have the slug of this one: those of drafts are not reserved. */
export function ownsSlug({ slug, status }: PostRow): boolean {
  return slug !== '' && postStatus(status).isDateFloating !== true;
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
