// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (75990b2f94ed)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a url details. */
export const urlDetailsContexts: Record<'view' | 'edit' | 'embed', ContextRule> = {
  view: {},
  edit: {},
  embed: {},
};

/** What each context shows of a url details: the table, unrolled. */
export const urlDetailsFilters: Record<'view' | 'edit' | 'embed', ContextFilter> = {
  view: contextFilter(urlDetailsContexts.view),
  edit: contextFilter(urlDetailsContexts.edit),
  embed: contextFilter(urlDetailsContexts.embed),
};
