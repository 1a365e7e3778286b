// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (3b7d65cc50a9)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a block pattern, in order. */
export const blockPatternLinks = [] satisfies LinkTable;
