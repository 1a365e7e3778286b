import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { validateValue } from '../../../runtime/schema/index.ts';
import { userSchema } from '../../../generated/users/schema.ts';
import { denied } from '../../access/caller.ts';
import { canEditUser } from '../../access/users.ts';
import { refusedValue, saveMetaValues } from '../meta-values.ts';
import type { Scope } from '../scope.ts';

/**
 * Keeps the meta values that are sent with a user: those that were registered, and the preferences,
 * which null removes. Errors, status 400: those of the schema of the preferences.
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
  const problem = preferences === null ? null : problemOf(preferences);
  if (problem) return problem;
  await store.meta.set('user', user, { [keys.preferences]: preferences });
  return null;
}

function problemOf(preferences: unknown): RestError | null {
  const schema = userSchema.properties.meta.properties.persisted_preferences;
  const problem = validateValue(preferences, schema, 'meta.persisted_preferences');
  return problem && refusedValue(problem);
}
