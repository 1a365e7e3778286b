// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (1b34ecd1eb20)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of the settings. */
export const settingsContexts = { view: {} } satisfies ContextTable;
