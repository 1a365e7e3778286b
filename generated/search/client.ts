// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (61823d5cefcd)

import type { Answer, Page as PageOf, Transport } from '../../runtime/client/index.ts';
import type { ListSearchInput, SearchResultEmbed, SearchResultView } from './types.ts';

/** `search`, as a client sees it. */
export interface Search {
  data: { view: SearchResultView; embed: SearchResultEmbed };
  fields: {
    view: keyof SearchResultView;
    embed: Search['fields']['view'] | keyof SearchResultEmbed;
  };
  embeds: { self: object };
}

/** Calls the endpoints of `search`. */
export class SearchClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Searches the site.
   *
   * `GET /cms/v2/search`
   */
  list<
    C extends keyof Search['data'] = 'view',
    const F extends Search['fields'][C] = never,
    const E extends keyof Search['embeds'] = never,
  >(
    input?: ListSearchInput & { context?: C; _fields?: readonly F[]; _embed?: readonly E[] },
  ): Promise<PageOf<Answer<Search, C, F, E>>> {
    return this.#transport.page('GET', '/{core}/search', input);
  }
}
