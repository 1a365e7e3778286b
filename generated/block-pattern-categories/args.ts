// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (c472b8d91e69)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-patterns/categories` */
export const listBlockPatternCategoriesArgs: ArgDefinitions = {};
