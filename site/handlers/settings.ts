import type { RestError } from '../../runtime/errors/rest-error.ts';
import { isError } from '../../runtime/errors/rest-error.ts';
import { sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { settingsSchema } from '../../generated/settings/schema.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { SettingsHandlers } from '../../generated/settings/handlers.ts';
import type { Settings } from '../../generated/settings/types.ts';
import { can } from '../domain/permissions/caller.ts';
import { optionOf, privacyPageOption, storedSetting } from '../domain/options.ts';
import type { RegisteredSetting } from '../domain/registration/values.ts';
import { currentSite } from '../context.ts';
import type { Session } from '../store/index.ts';
import { invalidStored } from './meta-values.ts';
import { longFields } from './parameters.ts';
import { noneSuch, settingProblems } from './references.ts';

export const settings: SettingsHandlers = {
  get: {
    permission: mayManage,
    handle: () => readSettings(currentSite().store),
  },

  update: {
    permission: mayManage,
    handle: ({ args }) =>
      currentSite().store.transaction(async (store) => {
        const long = longFields(
          args,
          OWN.map(({ name }) => name),
        );
        const refusal =
          long ?? (await saveSettings(store, new Map<string, unknown>(Object.entries(args))));
        return refusal ?? readSettings(store);
      }),
  },
};

function mayManage({ user }: HandlerRequest<unknown>): boolean {
  return can(user, 'manage_options');
}

const OWN = Object.entries<Schema>(settingsSchema.properties).map(
  ([name, schema]): RegisteredSetting => {
    const option = optionOf(name);
    return { name, option, schema, sanitize: (value) => storedSetting(option, value) };
  },
);

/** Returns the settings of the schema file and the registered ones. */
function allSettings(): readonly RegisteredSetting[] {
  return [...OWN, ...currentSite().types.settings()];
}

/** Returns all settings; null for a stored value that the schema of the setting rejects. */
async function readSettings(store: Session): Promise<Settings> {
  const options = await store.options.all();
  const { baseUrl } = currentSite().settings;
  const entries = allSettings().map(({ name, option, schema }) => {
    const stored = options.get(option) ?? (name === 'url' ? baseUrl : undefined);
    return [name, shown(stored ?? schema.default ?? null, name, schema)];
  });
  // There is one member for each property of the schema from which the type is generated.
  return Object.fromEntries(entries) as Settings;
}

function shown(value: unknown, name: string, schema: Schema): unknown {
  return validateValue(value, schema, name) === null ? sanitizeValue(value, schema, name) : null;
}

/**
 * Stores the settings of a request; null restores the default of a setting. Errors: `rest_invalid_param`
 * for a value that refers to something that does not exist, and `rest_invalid_stored_value` for null if the
 * stored value is invalid, since that is shown as null, too.
 */
async function saveSettings(
  store: Session,
  sent: ReadonlyMap<string, unknown>,
): Promise<RestError | null> {
  const problems = await settingProblems(store, sent);
  if (problems.length > 0) return noneSuch(problems);
  const options = await store.options.all();
  const changes: { [option: string]: unknown } = {};
  for (const { name, option, schema, sanitize } of allSettings()) {
    if (!sent.has(name)) continue;
    const value = sent.get(name);
    if (value !== null) {
      changes[option] = sanitize ? sanitize(value) : value;
    } else if (options.has(option) && isError(validateValue(options.get(option), schema, name))) {
      return invalidStored(name);
    } else {
      changes[option] = null;
    }
  }
  // This setting is not shown: the settings that clients see are recorded.
  const privacyPage = sent.get('page_for_privacy_policy') ?? null;
  if (privacyPage !== null)
    changes[privacyPageOption(currentSite().settings.token)] = String(privacyPage);
  await store.options.set(changes);
  return null;
}
