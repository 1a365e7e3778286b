import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { can, denied } from '../../domain/permissions/caller.ts';
import { canEditPost } from '../../domain/permissions/posts.ts';
import type { PostType } from '../../domain/post-types.ts';
import { anyPost } from '../post-type/access.ts';
import { mayCreate, mayUpdate } from '../post-type/permissions.ts';
import { scopeOf } from '../scope.ts';
import { idParameter } from '../parameters.ts';

type Verdict = boolean | RestError;

/** Requires the permission to create a post; a file for a post also requires the permission to edit that post. */
export async function mayUpload(
  type: PostType,
  request: HandlerRequest<unknown>,
): Promise<Verdict> {
  const verdict = mayCreate(type, request);
  const parent = idParameter(request, 'post');
  if (verdict !== true || parent === 0) return verdict;
  const post = await anyPost(await scopeOf(request), parent);
  if (post && canEditPost(request.user, post)) return true;
  return denied(
    request.user,
    'rest_cannot_edit',
    'You are not allowed to upload files to this post.',
  );
}

/** An edited picture becomes a new attachment, so the permission to upload is required, too. */
export function mayEdit(
  type: PostType,
  request: HandlerRequest<unknown>,
): Promise<Verdict> | Verdict {
  if (can(request.user, type.capabilities.create)) return mayUpdate(type, request);
  return denied(request.user, 'rest_cannot_edit_image', 'You are not allowed to edit images.');
}
