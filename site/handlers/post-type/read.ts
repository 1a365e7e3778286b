import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest, Page } from '../../../runtime/server/index.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { Limited, PostQuery } from '../../store/index.ts';
import { postTag, sendTag } from '../entity-tags.ts';
import { pageFacts } from '../lists.ts';
import type { Scope } from '../scope.ts';
import { findPost, inContext, withNeededMeta } from './access.ts';
import type { KnownPost } from './access.ts';
import { readPosts } from './query.ts';
import type { ListArgs } from './types.ts';

/** A post type, and how its posts are shown. */
export interface PostResource<Item> {
  readonly type: PostType;
  /** The fields that need meta values. */
  readonly metaFields: readonly string[];
  readonly itemsOf: (
    scope: Scope,
    posts: readonly KnownPost[],
    request: HandlerRequest<unknown>,
  ) => Promise<Item[]>;
}

/** Returns one page of the posts that the caller may read or, in the edit context, change. */
export async function pageOfPosts<Item>(
  scope: Scope,
  query: Limited<PostQuery> | RestError,
  request: HandlerRequest<ListArgs>,
  { metaFields, itemsOf }: PostResource<Item>,
): Promise<Page<Item> | RestError> {
  if (isError(query)) return query;
  const list = await readPosts(scope, query, request.args);
  if (isError(list)) return list;
  const posts = await withNeededMeta(scope, list.rows, request, metaFields);
  return { items: await itemsOf(scope, inContext(posts, request), request), ...pageFacts(list) };
}

/** Returns the current state of one post and sends its tag. Error: `rest_post_invalid_id`. */
export async function itemOfPost<Item>(
  scope: Scope,
  id: number,
  request: HandlerRequest<unknown>,
  { type, itemsOf }: PostResource<Item>,
): Promise<Item | RestError> {
  const post = await findPost(scope, type, id);
  if (isError(post)) return post;
  const [item] = await itemsOf(scope, [post], request);
  if (!item) throw new Error(`post-types: no item for post ${id}`);
  await sendTag(scope, request, postTag(post));
  return item;
}
