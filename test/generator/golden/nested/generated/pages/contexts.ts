// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (e3a578f405c3)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a page. */
export const pageContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of a page: the table, unrolled. */
export const pageFilters: Record<'view', ContextFilter> = {
  view: contextFilter(pageContexts.view),
};
