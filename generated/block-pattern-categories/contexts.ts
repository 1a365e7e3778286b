// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (fb5cd6b0e529)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a block pattern category. */
export const blockPatternCategoryContexts: Record<'view' | 'edit' | 'embed', ContextRule> = {
  view: {},
  edit: {},
  embed: {},
};

/** What each context shows of a block pattern category: the table, unrolled. */
export const blockPatternCategoryFilters: Record<'view' | 'edit' | 'embed', ContextFilter> = {
  view: contextFilter(blockPatternCategoryContexts.view),
  edit: contextFilter(blockPatternCategoryContexts.edit),
  embed: contextFilter(blockPatternCategoryContexts.embed),
};
