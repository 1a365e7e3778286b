// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (2f79abd630e8)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Settings, SettingsView } from './types.ts';

/** The fields of the settings that each context omits. */
export const settingsContexts = {
  view: {},
} satisfies ContextTable;

/** Returns the settings as each context shows it. */
export const settingsViews = {
  view: (item: Settings): SettingsView => item,
};
