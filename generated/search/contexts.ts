// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (d620ba22d356)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { SearchResult, SearchResultEmbed, SearchResultView } from './types.ts';

/** The fields of a search result that each context omits. */
export const searchResultContexts = {
  view: {},
  embed: {},
} satisfies ContextTable;

/** Returns a search result as each context shows it. */
export const searchResultViews = {
  view: (item: SearchResult): SearchResultView => item,
  embed: (item: SearchResult): SearchResultEmbed => item,
};
