import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { postsShown } from '../../pages/content/find.ts';
import type { PostQuery } from '../../store/index.ts';

/** A post that everybody can see, and its address. */
export interface PublishedPost {
  readonly post: KnownPost;
  readonly link: string;
}

/** Published posts: the same for whoever looks, so that a page with them can be kept. */
export async function publishedPosts(
  scope: Scope,
  query: Partial<PostQuery>,
): Promise<readonly PublishedPost[]> {
  const { rows } = await scope.store.posts.find(published(query));
  return (await postsShown(scope, rows)).flatMap(({ view, link }) =>
    view.kind === 'single' ? [{ post: view.post, link }] : [],
  );
}

/** What is asked for as long as it is published; posts, where no type is named. */
export function published(query: Partial<PostQuery>): PostQuery {
  return { types: ['post'], ...query, statuses: ['publish'] };
}

/** The post that a block speaks of, with its address; `null` where it has none. */
export async function addressOf(scope: Scope, post: KnownPost): Promise<string | null> {
  return (await postsShown(scope, [post]))[0]?.link ?? null;
}
