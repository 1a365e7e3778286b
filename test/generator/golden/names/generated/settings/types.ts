// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (acbdafd02925)

/** The settings with every field: what a handler returns. */
export interface Settings {
  /** Name of the site. */
  title: string;
}

/** The settings in the `view` context. */
export type SettingsView = Settings;

/** What `settings.get` receives, once validated, sanitized and defaulted. */
export type GetSettingsArgs = Record<never, never>;

/** What a client may send to `settings.get`. */
export type GetSettingsInput = GetSettingsArgs;

/** What `settings.update` receives, once validated, sanitized and defaulted. */
export interface UpdateSettingsArgs {
  /** Name of the site. */
  title?: string;
}

/** What a client may send to `settings.update`. */
export type UpdateSettingsInput = UpdateSettingsArgs;
