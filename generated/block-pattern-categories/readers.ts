// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (d5e87d39c8e7)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-patterns/categories` */
export const listBlockPatternCategoriesReader: ArgsReader = { reads: [], read: () => undefined };
