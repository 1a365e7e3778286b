import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { can, denied } from '../../domain/permissions/caller.ts';
import { shownPostTypes } from '../../domain/post-types.ts';

/** Patterns are for who edits posts of some type. */
export function mayUsePatterns({ user }: HandlerRequest<unknown>): true | RestError {
  if (shownPostTypes().some(({ capabilities }) => can(user, capabilities.edit))) return true;
  return denied(user, 'rest_cannot_view', 'You are not allowed to see patterns.');
}
