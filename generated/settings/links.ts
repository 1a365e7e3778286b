// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (f16cb2c2a6b3)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of the settings, in order. */
export const settingsLinks: LinkTable = [];
