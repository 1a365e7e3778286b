import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { toText } from '../../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { can, denied, isCaller } from '../../domain/permissions/caller.ts';
import {
  authorshipTypes,
  canEditUser,
  canListAuthors,
  canListUsers,
} from '../../domain/permissions/users.ts';
import { scopeOf } from '../scope.ts';
import { hasParameter, sent, idParameter } from '../parameters.ts';
import { hasPublished } from '../../store/index.ts';
import { isHiddenOrder } from './query.ts';
import type { UserRow } from '../../store/index.ts';
import { notFound } from '../errors.ts';
import type { Scope } from '../scope.ts';

type Verdict = boolean | RestError;

export function mayList(request: HandlerRequest<unknown>): Verdict {
  const { user, context } = request;
  const mayListUsers = canListUsers(user);
  const filtersByRole = hasParameter(request, 'roles') || hasParameter(request, 'capabilities');
  if (filtersByRole && !mayListUsers)
    return denied(user, 'rest_user_cannot_view', 'You are not allowed to filter users by role.');
  if (context === 'edit' && !mayListUsers)
    return denied(user, 'rest_forbidden_context', 'You are not allowed to edit users.');
  if (isHiddenOrder(user, toText(sent(request, 'orderby'))))
    return denied(
      user,
      'rest_forbidden_orderby',
      'You are not allowed to order users by this field.',
    );
  if (sent(request, 'who') === 'authors' && !canListAuthors(user))
    return denied(user, 'rest_forbidden_who', 'You are not allowed to list authors.');
  return true;
}

/** Everyone may see users who have published something. */
export async function mayGet(request: HandlerRequest<unknown>): Promise<Verdict> {
  const scope = await scopeOf(request);
  const { user: caller, context } = request;
  const user = await findUser(scope, idParameter(request));
  if (isError(user)) return user;
  if (isCaller(caller, user.id)) return true;
  const mayEdit = canEditUser(caller, user.id);
  if (context === 'edit')
    return (
      mayEdit || denied(caller, 'rest_forbidden_context', 'You are not allowed to edit this user.')
    );
  if (mayEdit || canListUsers(caller)) return true;
  const known = (await scope.store.users.known([user.id])).get(user.id);
  return (
    (known !== undefined && hasPublished(known, authorshipTypes(caller))) ||
    denied(caller, 'rest_user_cannot_view', 'You are not allowed to view this user.')
  );
}

export function mayCreate({ user }: HandlerRequest<unknown>): Verdict {
  if (can(user, 'create_users')) return true;
  return denied(user, 'rest_cannot_create_user', 'You are not allowed to create users.');
}

/** Changing roles requires the permission to promote users, which is enough if nothing else is changed. */
export async function mayUpdate(
  request: HandlerRequest<unknown>,
  id: number | undefined,
): Promise<Verdict> {
  const { user: caller } = request;
  const user = await findUser(await scopeOf(request), id);
  if (isError(user)) return user;
  if (hasParameter(request, 'roles')) {
    if (!can(caller, 'promote_users'))
      return denied(caller, 'rest_cannot_edit_roles', 'You are not allowed to assign roles.');
    const sent = Object.keys(request.request.getParams());
    if (sent.every((name) => name === 'id' || name === 'roles')) return true;
  }
  if (canEditUser(caller, user.id)) return true;
  return denied(caller, 'rest_cannot_edit', 'You are not allowed to edit this user.');
}

export async function mayDelete(
  request: HandlerRequest<unknown>,
  id: number | undefined,
): Promise<Verdict> {
  const user = await findUser(await scopeOf(request), id);
  if (isError(user)) return user;
  if (can(request.user, 'delete_users')) return true;
  return denied(
    request.user,
    'rest_user_cannot_delete',
    'You are not allowed to delete this user.',
  );
}

/** Returns the user with this id, or `rest_user_invalid_id`. */
export async function findUser(
  { store }: Scope,
  id: number | undefined,
): Promise<UserRow | RestError> {
  const user = id === undefined || id <= 0 ? undefined : await store.users.byId(id);
  return user ?? notFound('rest_user_invalid_id', 'Invalid user ID.');
}
