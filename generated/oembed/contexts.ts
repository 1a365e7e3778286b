// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (3bfcee4b3da9)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of an embedded view. */
export const embeddedViewContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of an embedded view: the table, unrolled. */
export const embeddedViewFilters: Record<'view', ContextFilter> = {
  view: contextFilter(embeddedViewContexts.view),
};
