// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (ef27d612c421)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a pattern directory item, in order. */
export const patternDirectoryItemLinks = [] satisfies LinkTable;
