// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (7c39b1b250d9)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a block pattern. */
export const blockPatternContexts: Record<'view' | 'edit' | 'embed', ContextRule> = {
  view: {},
  edit: {},
  embed: {},
};

/** What each context shows of a block pattern: the table, unrolled. */
export const blockPatternFilters: Record<'view' | 'edit' | 'embed', ContextFilter> = {
  view: contextFilter(blockPatternContexts.view),
  edit: contextFilter(blockPatternContexts.edit),
  embed: contextFilter(blockPatternContexts.embed),
};
