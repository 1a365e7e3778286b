// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (a03b614eba47)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a block pattern category. */
export const blockPatternCategoryContexts = {
  view: {},
  edit: {},
  embed: {},
} satisfies ContextTable;

/** What each context shows of a block pattern category: the table, unrolled. */
export const blockPatternCategoryFilters = {
  view: contextFilter(blockPatternCategoryContexts.view),
  edit: contextFilter(blockPatternCategoryContexts.edit),
  embed: contextFilter(blockPatternCategoryContexts.embed),
};
