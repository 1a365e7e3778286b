// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (c6c09d05806a)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of an embedded view, in order. */
export const embeddedViewLinks = [] satisfies LinkTable;
