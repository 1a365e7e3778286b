// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (e63e0aa933a0)

import { contextFilter } from '../../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../../runtime/shape/index.ts';

/** What each context leaves out of a draft. */
export const draftContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of a draft: the table, unrolled. */
export const draftFilters: Record<'view', ContextFilter> = {
  view: contextFilter(draftContexts.view),
};
