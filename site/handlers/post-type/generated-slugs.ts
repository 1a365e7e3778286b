import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { PostType } from '../../domain/post-types.ts';
import { postStatus } from '../../domain/statuses.ts';
import type { PostRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';
import { decoded } from '../parameters.ts';

/** Returns the slug that each post would get from its title. */
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
  // A shortened slug may end in the middle of an encoded character; it is not decoded.
  return new Map([...slugs].map(([id, slug]) => [id, decoded(slug)]));
}

/** Whether the slug of the post is reserved for it; slugs of drafts are not. */
export function ownsSlug({ slug, status }: PostRow): boolean {
  return slug !== '' && postStatus(status).isDateFloating !== true;
}
