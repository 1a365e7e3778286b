import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { PostType } from '../../domain/post-types.ts';
import { postStatus } from '../../domain/statuses.ts';
import type { PostRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';

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
  return new Map([...slugs].map(([id, slug]) => [id, readable(slug)]));
}

/** Whether the slug of the post is reserved for it; slugs of drafts are not. */
export function ownsSlug({ slug, status }: PostRow): boolean {
  return slug !== '' && postStatus(status).isDateFloating !== true;
}

/** Decodes the percent-encoded octets of a slug for display. */
function readable(slug: string): string {
  if (!slug.includes('%')) return slug;
  try {
    return decodeURIComponent(slug);
  } catch {
    // A shortened slug may end in the middle of an encoded character.
    return slug;
  }
}
