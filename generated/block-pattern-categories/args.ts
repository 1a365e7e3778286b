// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (24d4f3924cdc)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/block-patterns/categories`, and their parser. */
export const listBlockPatternCategoriesArgs = {} satisfies ArgDefinitions;
