// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (7f4073f3ed5e)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type {
  BlockPatternCategory,
  BlockPatternCategoryEdit,
  BlockPatternCategoryEmbed,
  BlockPatternCategoryView,
} from './types.ts';

/** The fields of a block pattern category that each context omits. */
export const blockPatternCategoryContexts = {
  view: {},
  edit: {},
  embed: {},
} satisfies ContextTable;

/** Returns a block pattern category as each context shows it. */
export const blockPatternCategoryViews = {
  view: (item: BlockPatternCategory): BlockPatternCategoryView => item,
  edit: (item: BlockPatternCategory): BlockPatternCategoryEdit => item,
  embed: (item: BlockPatternCategory): BlockPatternCategoryEmbed => item,
};
