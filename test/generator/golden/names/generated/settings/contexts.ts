// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (89959e3ebcfb)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of the settings. */
export const settingsContexts = { view: {} } satisfies ContextTable;

/** What each context shows of the settings: the table, unrolled. */
export const settingsFilters = {
  view: contextFilter(settingsContexts.view),
};
