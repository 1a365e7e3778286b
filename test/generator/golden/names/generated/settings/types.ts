// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (be5c499d9e1a)

import type { InputOf } from '../../runtime/client/index.ts';

/** The settings with every field: what a handler returns. (schemas/resources/settings.json:2) */
export interface Settings {
  /** Name of the site. */
  title: string;
}

/** The settings in the `view` context. (schemas/resources/settings.json:2) */
export type SettingsView = Settings;

/** The arguments that the handler of `settings.get` receives. (schemas/resources/settings.json:19) */
export type GetSettingsArgs = Record<never, never>;

/** The arguments that a client may send to `settings.get`. (schemas/resources/settings.json:19) */
export type GetSettingsInput = GetSettingsArgs;

/** The arguments that the handler of `settings.update` receives. (schemas/resources/settings.json:23) */
export interface UpdateSettingsArgs {
  /** Name of the site. */
  title?: string;
}

/** The arguments that a client may send to `settings.update`. (schemas/resources/settings.json:23) */
export interface UpdateSettingsInput extends InputOf<UpdateSettingsArgs> {}
