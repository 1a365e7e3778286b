import type { ContentTypes } from '../domain/content-types.ts';
import type { Scope } from '../handlers/scope.ts';

/** A search query. */
export interface SearchQuery {
  /** Empty: all items match. */
  readonly search: string;
  /** The requested subtypes of the handler, which can be all or none. */
  readonly subtypes: readonly string[];
  readonly include: readonly number[];
  readonly exclude: readonly number[];
  readonly page: number;
  readonly perPage: number;
  /** Whether a field of the results is requested; other fields can be empty. */
  readonly wants: (field: keyof SearchResult) => boolean;
}

/** A search result. */
export interface SearchResult {
  readonly id: number | string;
  /** HTML, ready to show. */
  readonly title: string;
  readonly url: string;
  readonly type: string;
  readonly subtype?: string;
}

/** The results of one page, and the total of all pages. */
export interface SearchResults {
  readonly results: readonly SearchResult[];
  readonly total: number;
}

/** The routes of this API for a result; empty if there is none. */
export interface SearchLinks {
  readonly self: string;
  readonly about: string;
}

/**
 * Searches one kind of content (2.1). Extensions add handlers with the filter `wp_rest_search_handlers`; each
 * extends this class.
 */
export abstract class SearchHandler {
  /** The value of the argument `type`. */
  abstract readonly type: string;

  /** The values of the argument `subtype`. */
  abstract subtypes(types: ContentTypes): readonly string[];

  /** Returns one page of results. The number of queries must not depend on the number of results. */
  abstract find(query: SearchQuery, scope: Scope): Promise<SearchResults>;

  /** Returns the route of a result, and the route of its type. */
  links(_result: SearchResult): SearchLinks {
    return { self: '', about: '' };
  }
}
