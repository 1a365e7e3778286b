// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (55dc4dd5387d)

import type { Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type { ListSearchArgs, SearchResult, SearchResultFacts } from './types.ts';

/** The endpoints of `search`; site/handlers/search.ts implements them. */
export interface SearchHandlers {
  /** `GET /cms/v2/search` */
  readonly list: Endpoint<ListSearchArgs, PageOf<SearchResult>>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<SearchResult, SearchResultFacts>;
}
