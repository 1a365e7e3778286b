// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (4918055fc419)

import type { Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `search`; site/handlers/search.ts implements them. */
export interface SearchHandlers {
  /** `GET /cms/v2/search` */
  readonly list: Endpoint<types.ListSearchArgs, PageOf<types.SearchResult>>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.SearchResult, types.SearchResultFacts>;
}
