// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (5e9fdf3a39b2)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type { SearchResultEmbed, SearchResultView } from './types.ts';

/** What each context leaves out of a search result. */
export const searchResultContexts: Record<'view' | 'embed', ContextRule> = { view: {}, embed: {} };

/** What each context shows of a search result: the table, unrolled. */
export const searchResultFilters: Record<'view' | 'embed', ContextFilter> = {
  view: contextFilter<SearchResultView>(searchResultContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.title = item.title;
    left.url = item.url;
    left.type = item.type;
    left.subtype = item.subtype;
    return left;
  }),
  embed: contextFilter<SearchResultEmbed>(searchResultContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.title = item.title;
    left.url = item.url;
    left.type = item.type;
    left.subtype = item.subtype;
    return left;
  }),
};
