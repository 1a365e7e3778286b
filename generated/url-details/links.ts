// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (d33e6fba7e97)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a url details, in order. */
export const urlDetailsLinks = [] satisfies LinkTable;
