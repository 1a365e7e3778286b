// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (e6eb104a49d6)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of the settings. */
export const settingsContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of the settings: the table, unrolled. */
export const settingsFilters: Record<'view', ContextFilter> = {
  view: contextFilter(settingsContexts.view),
};
