import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { deniedStatus } from '../../domain/permissions/caller.ts';
import type { Caller } from '../../domain/permissions/caller.ts';
import { roleCapabilities, rolesWith } from '../../domain/permissions/roles.ts';
import type { UserRow } from '../../store/index.ts';
import { badRequest, failure } from '../errors.ts';
import type { Scope } from '../scope.ts';

/**
 * Returns why a user cannot have these roles: `rest_user_invalid_role` for unknown roles, and for roles
 * that would take the right to edit users from the caller.
 */
export function rolesRefusal(
  caller: Caller,
  id: number | null,
  roles: readonly string[] | undefined,
): RestError | null {
  if (roles === undefined) return null;
  const isOwn = caller?.id === id;
  for (const role of roles) {
    const capabilities = roleCapabilities.get(role);
    if (!capabilities) return badRequest('rest_user_invalid_role', `Invalid role: ${role}.`);
    if (isOwn && !capabilities.has('edit_users')) return ownRoleRefusal(caller);
  }
  return isOwn && roles.length === 0 ? ownRoleRefusal(caller) : null;
}

function ownRoleRefusal(caller: Caller): RestError {
  const message = 'You cannot remove your own permission to edit users.';
  return failure(deniedStatus(caller), 'rest_user_invalid_role', message);
}

/**
 * Returns whether `user` is the only one who may manage users. Read in the transaction that changes the user:
 * writers take turns, so two requests cannot both count on the other user.
 */
export async function isLastManager({ store }: Scope, user: UserRow): Promise<boolean> {
  const managing = rolesWith('promote_users');
  if (!user.roles.some((role) => managing.some((one) => one === role))) return false;
  return (await store.users.first({ roles: managing, exclude: [user.id] })) === undefined;
}

/** Returns `rest_user_invalid_role` for roles that leave no user who may manage users. */
export async function demotionRefusal(
  scope: Scope,
  user: UserRow,
  roles: readonly string[],
): Promise<RestError | null> {
  if (roles.some((role) => roleCapabilities.get(role)?.has('promote_users'))) return null;
  if (!(await isLastManager(scope, user))) return null;
  return failure(
    403,
    'rest_user_invalid_role',
    'This is the only user who can manage users. Give another user that role first.',
  );
}
