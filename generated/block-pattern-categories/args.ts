// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (aff4025404ba)

import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-patterns/categories` */
export const listBlockPatternCategoriesArgs = {} satisfies ArgDefinitions;
