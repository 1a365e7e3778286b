import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { UserRow } from '../../store/index.ts';
import { notFound } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** Returns the user with this id, or `rest_user_invalid_id`. */
export async function findUser(
  { store }: Scope,
  id: number | undefined,
): Promise<UserRow | RestError> {
  const user = id === undefined || id <= 0 ? undefined : await store.users.byId(id);
  return user ?? notFound('rest_user_invalid_id', 'Invalid user ID.');
}
