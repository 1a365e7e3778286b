// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (f9381323176f)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { BlockPatternCategory, ListBlockPatternCategoriesArgs } from './types.ts';

/** The endpoints of `block-pattern-categories`; site/handlers/block-pattern-categories.ts implements them. */
export interface BlockPatternCategoriesHandlers {
  /** `GET /cms/v2/block-patterns/categories` */
  readonly list: Endpoint<ListBlockPatternCategoriesArgs, readonly BlockPatternCategory[]>;
}
