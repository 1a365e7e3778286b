// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (e79ecb7a16c4)

import type { PartialInputOf } from '../../runtime/client/index.ts';
import type { CollectionArgs, SelectionArgs } from '../shared/types.ts';

/** A search result with every field: what a handler returns. (schemas/resources/search.json:3) */
export interface SearchResult {
  /** ID of the result, or its name if it has no ID. */
  id: number | string;
  /** Label for display. */
  title: string;
  /** URL of the result. */
  url: string;
  /** Type of the result; the taxonomy of a term. */
  type: string;
  /** Post type of a post. */
  subtype?: string;
}

/** A search result in the `view` context. (schemas/resources/search.json:3) */
export type SearchResultView = SearchResult;

/** A search result in the `embed` context. (schemas/resources/search.json:3) */
export type SearchResultEmbed = SearchResult;

/** Values that the links of a search result depend on, in addition to its fields. (schemas/resources/search.json:3) */
export interface SearchResultFacts {
  /** Route of the result; empty if it has none. */
  self_route: string;
  /** Route of the type of the result; empty if it has none. */
  about_route: string;
}

/** The arguments that the handler of `search.list` receives. (schemas/resources/search.json:72) */
export interface ListSearchArgs extends CollectionArgs, SelectionArgs {
  /** Only results of this type. */
  type: 'post' | 'term' | 'post-format';
  /** Only results of these post types or taxonomies. */
  subtype: ('post' | 'page' | 'category' | 'post_tag' | 'any')[];
}

/** The arguments that a client may send to `search.list`. (schemas/resources/search.json:72) */
export interface ListSearchInput extends PartialInputOf<ListSearchArgs> {}

/** The error codes of `search.list`, in addition to those of any endpoint. */
export type ListSearchError = 'rest_search_handler_error' | 'rest_search_invalid_page_number';
