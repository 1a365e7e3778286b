import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { toInteger } from '../../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { CommentedPost } from '../../domain/permissions/comments.ts';
import { sentPostPassword } from '../../domain/permissions/post-passwords.ts';
import type { CommentRow } from '../../store/index.ts';
import { notFound } from '../errors.ts';
import { hasParameter, listParameter } from '../parameters.ts';
import { withMeta } from '../post-type/access.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';

/** A comment and its post. */
export interface FoundComment {
  readonly comment: CommentRow;
  readonly post: KnownPost | undefined;
}

/**
 * Returns the comment with this id. Errors: `rest_comment_invalid_id`, and `rest_post_invalid_id` when its
 * post no longer exists.
 */
export async function findComment(
  scope: Scope,
  id: number | undefined,
): Promise<FoundComment | RestError> {
  const comment = id === undefined || id <= 0 ? undefined : await scope.store.comments.byId(id);
  if (!comment) return notFound('rest_comment_invalid_id', 'Invalid comment ID.');
  if (comment.post === 0) return { comment, post: undefined };
  const post = (await postsById(scope, [comment.post])).get(comment.post);
  if (!post) return notFound('rest_post_invalid_id', 'The post of the comment does not exist.');
  return { comment, post };
}

/** Returns the posts of comments by id: two queries. */
export async function postsById(
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownPost>> {
  const rows = await scope.store.posts.byIds([...new Set(ids)].filter((id) => id !== 0));
  // Access depends on meta values only for posts in the trash.
  const posts = await withMeta(scope, [...rows.values()]);
  return new Map(posts.map((post) => [post.id, post]));
}

/** Returns the posts that a password in the request unlocks: at most one, since the request has to name a single post. */
export async function unlockedPosts(
  scope: Scope,
  request: HandlerRequest<unknown>,
): Promise<readonly number[]> {
  if (!hasParameter(request, 'password')) return [];
  const posts = await postsById(scope, listParameter(request, 'post').map(toInteger));
  const unlocked: number[] = [];
  for (const post of posts.values())
    if (post.password !== '' && (await isUnlockedBy(request, post))) unlocked.push(post.id);
  return unlocked;
}

/** Whether the request contains the password of the post; it has to name this post only. */
export async function isUnlockedBy(
  { request }: HandlerRequest<unknown>,
  post: CommentedPost,
): Promise<boolean> {
  if (post.password === '') return true;
  const requested = request.getParam('post');
  const isOfOne = Array.isArray(requested) ? requested.length === 1 : Boolean(requested);
  const isOne = isOfOne || Boolean(request.getParam('id'));
  return isOne && (await sentPostPassword(request, post)).isRight;
}
