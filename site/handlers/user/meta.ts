import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { userSchema } from '../../../generated/users/schema.ts';
import { denied } from '../../domain/permissions/caller.ts';
import { canEditUser } from '../../domain/permissions/users.ts';
import { parsedMeta, saveMetaValues } from '../meta-values.ts';
import type { Scope } from '../scope.ts';

/**
 * Stores the meta values of a user from a request: registered values, and the preferences, which null
 * removes. Errors, status 400: those of the schema of the preferences.
 */
export async function saveMeta(
  scope: Scope,
  user: number,
  sent: unknown,
): Promise<RestError | null> {
  const { store, keys, caller } = scope;
  if (typeof sent !== 'object' || sent === null) return null;
  const refused = await saveMetaValues(scope, { kind: 'user', id: user }, sent);
  if (refused) return refused;
  const meta = new Map<string, unknown>(Object.entries(sent));
  if (!meta.has('persisted_preferences')) return null;
  const preferences = meta.get('persisted_preferences') ?? null;
  if (!canEditUser(caller, user))
    return denied(caller, 'rest_cannot_update', 'You are not allowed to edit these preferences.');
  const stored =
    preferences === null ? null : parsedMeta(preferences, PREFERENCES, 'persisted_preferences');
  if (isError(stored)) return stored;
  await store.meta.set('user', user, { [keys.preferences]: stored });
  return null;
}

const PREFERENCES = userSchema.properties.meta.properties.persisted_preferences;
