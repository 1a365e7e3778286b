// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (d1d1cb406919)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `search`, as a client sees it. */
export interface Search {
  data: { view: types.SearchResultView; embed: types.SearchResultEmbed };
  fields: {
    view: keyof types.SearchResultView;
    embed: Search['fields']['view'] | keyof types.SearchResultEmbed;
  };
  embeds: { self: object };
}

/** Calls the endpoints of `search`. */
export class SearchClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Searches the site. `GET /cms/v2/search` (schemas/resources/search.json:72) */
  list<
    C extends keyof Search['data'] = 'view',
    const F extends readonly Search['fields'][C][] = never,
    const E extends true | keyof Search['embeds'] = never,
  >(
    input?: types.ListSearchInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<PageOf<Answer<Search, C, F, E>>, types.ListSearchError> {
    return this.#transport.page('GET', '/{core}/search', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/search` (schemas/resources/search.json:72) */
  all<
    C extends keyof Search['data'] = 'view',
    const F extends readonly Search['fields'][C][] = never,
    const E extends true | keyof Search['embeds'] = never,
  >(
    input?: types.ListSearchInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Search, C, F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/search', input, options);
  }
}
