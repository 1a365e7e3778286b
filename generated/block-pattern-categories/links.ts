// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (115eec9d5507)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a block pattern category, in order. */
export const blockPatternCategoryLinks: LinkTable = [];
