// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (d3a82e33e7b4)

/** A search result with every field: what a handler returns. */
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

/** A search result in the `view` context. */
export type SearchResultView = SearchResult;

/** A search result in the `embed` context. */
export type SearchResultEmbed = SearchResult;

/** What links of a search result depend on beside its fields. */
export interface SearchResultFacts {
  /** Route of the result; empty if it has none. */
  self_route: string;
  /** Route of the type of the result; empty if it has none. */
  about_route: string;
}

/** What `search.list` receives, once validated, sanitized and defaulted. */
export interface ListSearchArgs {
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
  /** Only results of this type. */
  type: 'post' | 'term' | 'post-format';
  /** Only results of these post types or taxonomies. */
  subtype: ('post' | 'page' | 'category' | 'post_tag' | 'any')[];
}

/** What a client may send to `search.list`. */
export type ListSearchInput = Partial<ListSearchArgs>;

/** The codes of the errors that `search.list` answers, beside those that any may. */
export type ListSearchError = 'rest_search_handler_error' | 'rest_search_invalid_page_number';
