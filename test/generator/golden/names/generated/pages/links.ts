// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (a80ba045aebc)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a page, in order. */
export const pageLinks = [] satisfies LinkTable;
