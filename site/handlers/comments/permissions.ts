import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { toInteger } from '../../../runtime/schema/index.ts';
import type { HandlerRequest, RestRequest } from '../../../runtime/server/index.ts';
import { commentContexts } from '../../../generated/comments/contexts.ts';
import { can, denied } from '../../domain/permissions/caller.ts';
import {
  canEditComment,
  canModerate,
  canReadComment,
  canReadUnder,
} from '../../domain/permissions/comments.ts';
import { fieldsShown } from '../../domain/permissions/reading.ts';
import { failure } from '../errors.ts';
import { scopeOf } from '../scope.ts';
import { hasParameter, sent, idParameter, listParameter } from '../parameters.ts';
import { findComment, isUnlockedBy, postsById } from './find.ts';
import { listContext } from './query.ts';

type Verdict = boolean | RestError;

export async function mayList(request: HandlerRequest<unknown>): Promise<Verdict> {
  const { user, context } = request;
  const requested = listParameter(request, 'post');
  if (requested.length > 0) {
    const posts = await postsById(await scopeOf(request), requested.map(toInteger));
    for (const id of requested) {
      const post = posts.get(toInteger(id));
      if (post && !canReadUnder(user, post, await isUnlockedBy(request, post)))
        return cannotReadPost(user);
      // An id that was refused as invalid is not the id 0.
      if (id === 0 && !canModerate(user))
        return denied(
          user,
          'rest_cannot_read',
          'You are not allowed to view comments without a post.',
        );
    }
  }
  if (context === 'edit' && !canModerate(user)) return cannotEdit(user);
  const forbidden = forbiddenParams(request);
  if (forbidden.length === 0) return true;
  return denied(
    user,
    'rest_forbidden_param',
    `You are not allowed to use these parameters: ${forbidden.join(', ')}.`,
  );
}

/**
 * Returns the arguments that the caller may not use: `author_email` requires the right to see it, others
 * require the right to write posts.
 */
function forbiddenParams(request: HandlerRequest<unknown>): string[] {
  const { user } = request;
  const seesEmail = fieldsShown(commentContexts, listContext(user), ['author_email']).length > 0;
  const secret = seesEmail ? [] : ['author_email'];
  if (can(user, 'edit_posts')) return secret.filter((name) => hasParameter(request, name));
  return [
    ...['author', 'author_exclude', ...secret].filter((name) => hasParameter(request, name)),
    ...(sent(request, 'type') === 'comment' ? [] : ['type']),
    ...(sent(request, 'status') === 'approve' ? [] : ['status']),
  ];
}

export async function mayGet(request: HandlerRequest<unknown>): Promise<Verdict> {
  const { user, context } = request;
  const found = await findComment(await scopeOf(request), idParameter(request));
  if (isError(found)) return found;
  if (context === 'edit' && !canModerate(user)) return cannotEdit(user);
  const { comment, post } = found;
  const isUnlocked = post === undefined || (await isUnlockedBy(request, post));
  if (!canReadComment(user, comment, post, isUnlocked))
    return denied(user, 'rest_cannot_read', 'You are not allowed to read this comment.');
  return post && !canReadUnder(user, post, isUnlocked) ? cannotReadPost(user) : true;
}

/** Requests of visitors that were sent by the comment form of a page. */
const ofVisitors = new WeakSet<RestRequest>();

/** Lets a request without a user create a comment. The API itself accepts comments only from users. */
export function allowVisitor(request: RestRequest): void {
  ofVisitors.add(request);
}

export async function mayCreate(request: HandlerRequest<unknown>): Promise<Verdict> {
  const { user } = request;
  if (user === null && !ofVisitors.has(request.request))
    return failure(401, 'rest_comment_login_required', 'You must be logged in to comment.');
  const refusal = canModerate(user) ? null : moderatorsOnly(request);
  if (refusal) return refusal;

  const id = hasParameter(request, 'post') ? idParameter(request, 'post') : 0;
  const post = (await postsById(await scopeOf(request), [id])).get(id);
  if (!post) return failure(403, 'rest_comment_invalid_post_id', 'A comment requires a post.');
  if (post.status === 'draft')
    return failure(403, 'rest_comment_draft_post', 'You cannot comment on a draft.');
  if (post.status === 'trash')
    return failure(403, 'rest_comment_trash_post', 'You cannot comment on a post in the trash.');
  if (!canReadUnder(user, post, await isUnlockedBy(request, post))) return cannotReadPost(user);
  if (post.comment_status !== 'open')
    return failure(403, 'rest_comment_closed', 'Comments are closed for this post.');
  return true;
}

/** The fields of a new comment that only moderators may set. */
const MODERATED = [
  ['author', 'rest_comment_invalid_author', 'author'],
  ['author_ip', 'rest_comment_invalid_author_ip', 'IP address'],
  ['status', 'rest_comment_invalid_status', 'status'],
] as const;

/** Returns the error for a field that only moderators may set, unless it has the value that it would get anyway. */
function moderatorsOnly(request: HandlerRequest<unknown>): RestError | null {
  const { user } = request;
  const own = { author: user?.id, author_ip: request.request.address, status: null };
  for (const [field, code, name] of MODERATED) {
    const value = sent(request, field);
    if (value !== null && value !== own[field])
      return denied(user, code, `You are not allowed to set the ${name} of a comment.`);
  }
  return null;
}

const mayEdit = mayChange('rest_cannot_edit', 'edit');
export const mayDelete = mayChange('rest_cannot_delete', 'delete');

/** Moving a comment also requires the permission to edit comments on the new post. */
export async function mayUpdate(request: HandlerRequest<unknown>): Promise<Verdict> {
  const verdict = await mayEdit(request);
  const id = idParameter(request, 'post');
  if (verdict !== true || id === 0) return verdict;
  const target = (await postsById(await scopeOf(request), [id])).get(id);
  // The handler reports a post that does not exist.
  if (!target || canEditComment(request.user, target)) return true;
  return denied(request.user, 'rest_cannot_edit', 'You are not allowed to move the comment.');
}

function mayChange(code: string, verb: string) {
  return async (request: HandlerRequest<unknown>): Promise<Verdict> => {
    const found = await findComment(await scopeOf(request), idParameter(request));
    if (isError(found)) return found;
    const isAllowed = canEditComment(request.user, found.post);
    return isAllowed || denied(request.user, code, `You are not allowed to ${verb} this comment.`);
  };
}

function cannotEdit(user: HandlerRequest<unknown>['user']): RestError {
  return denied(user, 'rest_forbidden_context', 'You are not allowed to edit comments.');
}

function cannotReadPost(user: HandlerRequest<unknown>['user']): RestError {
  return denied(user, 'rest_cannot_read_post', 'You are not allowed to read this post.');
}
