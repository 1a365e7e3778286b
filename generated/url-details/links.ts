// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (5e7a5f87c98a)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a url details, in order. */
export const urlDetailsLinks: LinkTable = [];
