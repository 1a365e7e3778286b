// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (7e16b8ed37bc)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `pages`, as a client sees it. */
export interface Pages {
  data: { view: types.PageView };
  fields: { view: keyof types.PageView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `pages`. */
export class PagesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /cms/v2/pages` (schemas/resources/pages.json:19) */
  list<const F extends readonly Pages['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<Pages, 'view', F, never>>> {
    return this.#transport.page('GET', '/{core}/pages', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/pages` (schemas/resources/pages.json:19) */
  all<const F extends readonly Pages['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Pages, 'view', F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/pages', input, options);
  }
}
