// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (4801ac9067cc)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a block pattern, in order. */
export const blockPatternLinks: LinkTable = [];
