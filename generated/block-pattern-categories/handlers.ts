// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (abf5b94fbbfc)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `block-pattern-categories`; site/handlers/block-pattern-categories.ts implements them. */
export interface BlockPatternCategoriesHandlers {
  /** `GET /cms/v2/block-patterns/categories` */
  readonly list: Endpoint<
    types.ListBlockPatternCategoriesArgs,
    readonly types.BlockPatternCategory[]
  >;
}
