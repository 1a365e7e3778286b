// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (cf28170c9f17)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-patterns/categories` */
export const listBlockPatternCategoriesReader = {
  reads: [],
  read: () => undefined,
} satisfies ArgsReader;
