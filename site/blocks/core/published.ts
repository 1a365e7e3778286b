import { publicPosts } from '../../domain/permissions/reading.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { postsShown } from '../../web/content/find.ts';
import type { Limited, PostQuery } from '../../store/index.ts';

/** A post that everybody can see, and its address. */
export interface PublishedPost {
  readonly post: KnownPost;
  readonly link: string;
}

/** Published posts, independent of the caller, so that a page with them can be cached. */
export async function publishedPosts(
  scope: Scope,
  query: Partial<PostQuery>,
): Promise<readonly PublishedPost[]> {
  const { rows } = await scope.store.posts.find(published(scope, query));
  return (await postsShown(scope, rows)).flatMap(({ view, link }) =>
    view.kind === 'single' ? [{ post: view.post, link }] : [],
  );
}

/** Limits a query to published posts that everyone may read; of the type `post` where it names none. */
export function published(scope: Scope, query: Partial<PostQuery>): Limited<PostQuery> {
  return { types: ['post'], ...query, statuses: ['publish'], access: publicPosts(scope) };
}

/** The post that a block speaks of, with its address; `null` where it has none. */
export async function addressOf(scope: Scope, post: KnownPost): Promise<string | null> {
  return (await postsShown(scope, [post]))[0]?.link ?? null;
}
