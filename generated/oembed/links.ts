// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (0f9b3272db0d)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of an embedded view, in order. */
export const embeddedViewLinks: LinkTable = [];
