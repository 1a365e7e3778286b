import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { deniedStatus } from '../../access/caller.ts';
import type { Caller } from '../../access/caller.ts';
import { roleCapabilities } from '../../access/roles.ts';
import { badRequest, failure } from '../errors.ts';

/**
 * Why a user cannot have these roles: `rest_user_invalid_role`, for roles that there are not, and for
 * those with which callers would no longer be able to take back what they do to themselves.
 */
export function rolesRefusal(
  caller: Caller,
  id: number | null,
  roles: readonly string[],
): RestError | null {
  for (const role of roles) {
    const capabilities = roleCapabilities.get(role);
    if (!capabilities) return badRequest('rest_user_invalid_role', `There is no role ${role}.`);
    if (caller?.id === id && !capabilities.has('edit_users'))
      return failure(
        deniedStatus(caller),
        'rest_user_invalid_role',
        'You cannot give yourself this role.',
      );
  }
  return null;
}
