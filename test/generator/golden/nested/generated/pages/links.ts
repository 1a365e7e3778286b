// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (3cb261276af9)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a page, in order. */
export const pageLinks: LinkTable = [];
