import type { ContentTypes } from '../domain/content-types.ts';
import type { Scope } from '../handlers/scope.ts';

/** A search query. */
export interface SearchQuery {
  /** Empty: whatever there is. */
  readonly search: string;
  /** The requested subtypes of the handler; may be all or empty, as the request says. */
  readonly subtypes: readonly string[];
  readonly include: readonly number[];
  readonly exclude: readonly number[];
  readonly page: number;
  readonly perPage: number;
  /** Whether a field of the results is shown: what is not need not be looked up, and can be empty. */
  readonly wants: (field: keyof SearchResult) => boolean;
}

/** Something that was found. */
export interface SearchResult {
  readonly id: number | string;
  /** HTML, ready to show. */
  readonly title: string;
  readonly url: string;
  readonly type: string;
  readonly subtype?: string;
}

/** Results of one page, and how many there are on all pages. */
export interface SearchResults {
  readonly results: readonly SearchResult[];
  readonly total: number;
}

/** Routes of this service about a result; empty where there is none. */
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

  /** A page of what is found, in a number of queries that does not depend on how much it is. */
  abstract find(query: SearchQuery, scope: Scope): Promise<SearchResults>;

  /** Where in this service a result is found, and what tells about its type. */
  links(_result: SearchResult): SearchLinks {
    return { self: '', about: '' };
  }
}
