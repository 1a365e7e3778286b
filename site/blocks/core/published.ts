import { publicPosts } from '../../domain/permissions/reading.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { postsShown } from '../../web/content/find.ts';
import { listed } from '../../web/content/view.ts';
import type { ListedPost } from '../../web/content/view.ts';
import { raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { Limited, PostQuery } from '../../store/index.ts';

/** Returns published posts, independent of the caller, so that a page with them can be cached. */
export async function publishedPosts(
  scope: Scope,
  query: Partial<PostQuery>,
): Promise<readonly ListedPost[]> {
  const { rows } = await scope.store.posts.find(published(scope, query));
  const posts = (await postsShown(scope, rows)).map(listed);
  for (const { post, link } of posts) scope.page?.links.set(post.id, link);
  return posts;
}

/** Limits a query to published posts that everyone may read, of the type `post` by default. */
export function published(scope: Scope, query: Partial<PostQuery>): Limited<PostQuery> {
  return { types: ['post'], ...query, statuses: ['publish'], access: publicPosts(scope) };
}

/** Returns the URL of a post; `null` if the caller may not see its page. */
export async function addressOf(scope: Scope, post: KnownPost): Promise<string | null> {
  return scope.page?.links.get(post.id) ?? (await postsShown(scope, [post]))[0]?.link ?? null;
}

/** Returns the attribute that marks a link to the current page; empty for other links. */
export function currentMark({ page }: Scope, href: string): Html {
  return raw(page?.view && href === page.link ? 'aria-current="page"' : '');
}
