// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (9d151b50d11e)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a site health test. */
export const siteHealthTestContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of a site health test: the table, unrolled. */
export const siteHealthTestFilters: Record<'view', ContextFilter> = {
  view: contextFilter(siteHealthTestContexts.view),
};
