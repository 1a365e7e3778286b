import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { isError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { can, denied } from '../../domain/permissions/caller.ts';
import {
  canDeletePost,
  canEditPost,
  canPublish,
  canReadPost,
} from '../../domain/permissions/posts.ts';
import { sentPostPassword } from '../../domain/permissions/post-passwords.ts';
import { canAssignTerms } from '../../domain/permissions/terms.ts';
import type { PostType } from '../../domain/post-types.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';
import type { PostRow } from '../../store/index.ts';
import { badRequest, failure } from '../errors.ts';
import { scopeOf } from '../scope.ts';
import { isFilled, hasParameter, sent, idParameter, listParameter } from '../parameters.ts';
import { findPost } from './access.ts';

type Verdict = boolean | RestError;

/** Everyone may list posts; the edit context requires the permission to edit posts of the type. */
export function mayList(type: PostType, { context, user }: HandlerRequest<unknown>): Verdict {
  if (context !== 'edit' || can(user, type.capabilities.edit)) return true;
  return denied(user, 'rest_forbidden_context', 'You are not allowed to edit these posts.');
}

export async function mayGet(type: PostType, request: HandlerRequest<unknown>): Promise<Verdict> {
  const { user, context } = request;
  const post = await findPost(await scopeOf(request), type, idParameter(request));
  if (isError(post)) return post;
  if (context === 'edit' && !canEditPost(user, post))
    return denied(user, 'rest_forbidden_context', 'You are not allowed to edit this post.');
  return (await passwordRefusal(request, post)) ?? canReadPost(user, post);
}

/** Returns the error for a wrong password; `null` when none was sent or it is right. */
async function passwordRefusal(
  request: HandlerRequest<unknown>,
  post: PostRow,
): Promise<RestError | null> {
  if (!hasParameter(request, 'password')) return null;
  // Without a password nothing can be guessed, so no attempt is counted.
  const { isRight, wait } =
    post.password === ''
      ? { isRight: false, wait: 0 }
      : await sentPostPassword(request.request, post);
  if (isRight) return null;
  if (wait === 0) return failure(403, 'rest_post_incorrect_password', 'Incorrect post password.');
  request.request.responseHeaders.set('Retry-After', String(wait));
  return failure(
    429,
    'rest_too_many_wrong_passwords',
    'Too many wrong passwords for this post; try again later.',
  );
}

export function mayCreate(type: PostType, request: HandlerRequest<unknown>): Verdict {
  const { user } = request;
  if (hasParameter(request, 'id'))
    return badRequest('rest_post_exists', 'Cannot create an existing post.');
  const refusal = authorRefusal(type, request) ?? stickyRefusal(type, request);
  if (refusal) return refusal;
  if (!can(user, type.capabilities.create))
    return denied(user, 'rest_cannot_create', 'You are not allowed to create posts.');
  return termsRefusal(type, request) ?? true;
}

export async function mayUpdate(
  type: PostType,
  request: HandlerRequest<unknown>,
): Promise<Verdict> {
  const { user } = request;
  const post = await findPost(await scopeOf(request), type, idParameter(request));
  if (isError(post)) return post;
  if (!canEditPost(user, post))
    return denied(user, 'rest_cannot_edit', 'You are not allowed to edit this post.');
  return (
    authorRefusal(type, request) ??
    stickyRefusal(type, request) ??
    termsRefusal(type, request) ??
    true
  );
}

export async function mayDelete(
  type: PostType,
  request: HandlerRequest<unknown>,
): Promise<Verdict> {
  const post = await findPost(await scopeOf(request), type, idParameter(request));
  if (isError(post)) return post;
  if (canDeletePost(request.user, post)) return true;
  return denied(request.user, 'rest_cannot_delete', 'You are not allowed to delete this post.');
}

function authorRefusal(type: PostType, request: HandlerRequest<unknown>): RestError | null {
  const { user } = request;
  if (!hasParameter(request, 'author') || sent(request, 'author') === user?.id) return null;
  if (can(user, type.capabilities.editOthers)) return null;
  return denied(
    user,
    'rest_cannot_edit_others',
    'You are not allowed to create or edit posts as another user.',
  );
}

function stickyRefusal(type: PostType, request: HandlerRequest<unknown>): RestError | null {
  const { user } = request;
  if (!hasParameter(request, 'sticky')) return null;
  // Either capability is enough here; the links of a post require both.
  if (can(user, type.capabilities.editOthers) || canPublish(user, type)) return null;
  return denied(user, 'rest_cannot_assign_sticky', 'You are not allowed to make posts sticky.');
}

function termsRefusal(type: PostType, request: HandlerRequest<unknown>): RestError | null {
  const isRefused = type.taxonomies
    .flatMap((name) => findTaxonomy(name) ?? [])
    .some((taxonomy) =>
      // Unknown term ids are ignored later; the id 0, which is never valid, is refused.
      listParameter(request, taxonomy.base).some(
        (id) => !isFilled(id) || !canAssignTerms(request.user, taxonomy),
      ),
    );
  if (!isRefused) return null;
  return denied(
    request.user,
    'rest_cannot_assign_term',
    'You are not allowed to assign these terms.',
  );
}
