import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { denied } from '../../domain/permissions/caller.ts';
import { canEditPost } from '../../domain/permissions/posts.ts';
import type { PostType } from '../../domain/post-types.ts';
import { notFound } from '../errors.ts';
import { findPost } from '../post-type/access.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';
import { scopeOf } from '../scope.ts';
import { sentId } from '../sent.ts';

/** The post whose states are asked for; `rest_post_invalid_parent` when there is none of the type. */
export async function findParent(
  scope: Scope,
  type: PostType,
  id: number,
): Promise<KnownPost | RestError> {
  const post = await findPost(scope, type, id);
  if (!isError(post)) return post;
  return notFound('rest_post_invalid_parent', 'There is no post with the number of the parent.');
}

/** Who may edit a post may see the states that it had. `param` names the post in the address. */
export async function mayReadStates(
  type: PostType,
  request: HandlerRequest<unknown>,
  param: 'parent' | 'id' = 'parent',
): Promise<true | RestError> {
  const parent = await findParent(await scopeOf(request), type, sentId(request, param));
  if (isError(parent)) return parent;
  if (canEditPost(request.user, parent)) return true;
  return denied(
    request.user,
    'rest_cannot_read',
    'You are not allowed to see the revisions of this post.',
  );
}
