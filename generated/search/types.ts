// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (bb6c672fa680)

/** A search result with every field: what a handler returns. */
export interface SearchResult {
  /** Number of what was found, or its name where it has none. */
  id: number | string;
  /** What people call it. */
  title: string;
  /** Address of the page that shows it. */
  url: string;
  /** Kind of thing that it is; of a term its taxonomy. */
  type: string;
  /** Post type of a post. */
  subtype?: string;
}

/** A search result in the `view` context. */
export type SearchResultView = SearchResult;

/** A search result in the `embed` context. */
export type SearchResultEmbed = SearchResult;

/** What links of a search result depend on beside its fields. */
export interface SearchResultFacts {
  /** Route of what was found; empty for what has none. */
  self_route: string;
  /** Route of its type; empty for what has none. */
  about_route: string;
}

/** What `search.list` receives, once validated, sanitized and defaulted. */
export interface ListSearchArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Leave out the items with these numbers. */
  exclude: number[];
  /** Only the items with these numbers; an empty list is no limit. */
  include: number[];
  /** Only results of this kind. */
  type: 'post' | 'term' | 'post-format';
  /** Only results of these post types or taxonomies. */
  subtype: ('post' | 'page' | 'category' | 'post_tag' | 'any')[];
}

/** What a client may send to `search.list`. */
export type ListSearchInput = Partial<ListSearchArgs>;

/** The codes of the errors that `search.list` answers, beside those that any may. */
export type ListSearchError = 'rest_search_handler_error' | 'rest_search_invalid_page_number';
