import { RestError } from '../../../runtime/errors/rest-error.ts';
import { isObject } from '../../../runtime/schema/index.ts';
import { denied } from '../../access/caller.ts';
import { canEditUser } from '../../access/users.ts';
import { saveMetaValues } from '../meta-values.ts';
import type { Scope } from '../scope.ts';

/**
 * Keeps the meta values that are sent with a user: those that were registered, and the preferences,
 * which null takes back. Error: `rest_invalid_type` for preferences that are no map.
 */
export async function saveMeta(
  scope: Scope,
  user: number,
  sent: unknown,
): Promise<RestError | null> {
  const { store, keys, caller } = scope;
  if (typeof sent !== 'object' || sent === null) return null;
  const problem = await saveMetaValues(scope, { kind: 'user', id: user }, sent);
  if (problem) return problem;
  const meta = new Map<string, unknown>(Object.entries(sent));
  if (!meta.has('persisted_preferences')) return null;
  const preferences = meta.get('persisted_preferences') ?? null;
  if (!canEditUser(caller, user))
    return denied(caller, 'rest_cannot_update', 'You are not allowed to edit these preferences.');
  if (preferences !== null && !isObject(preferences))
    return new RestError('rest_invalid_type', 'The preferences are not a map.', {
      status: 400,
      param: 'meta.persisted_preferences',
    });
  await store.meta.set('user', user, { [keys.preferences]: preferences });
  return null;
}
