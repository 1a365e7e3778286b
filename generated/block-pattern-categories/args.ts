// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (69083ad2036c)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/block-patterns/categories`. */
export const listBlockPatternCategoriesArgs = {} satisfies ArgDefinitions;
