// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (b742f2aeda7f)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of the settings, in order. */
export const settingsLinks = [] satisfies LinkTable;
