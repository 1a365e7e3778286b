// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (eb42e38952d0)

import type { Answer, Page as PageOf, Transport } from '../../runtime/client/index.ts';
import type { PageView } from './types.ts';

/** `pages`, as a client sees it. */
export interface Pages {
  data: { view: PageView };
  fields: { view: keyof PageView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `pages`. */
export class PagesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /cms/v2/pages` */
  list<const F extends Pages['fields']['view'] = never>(input?: {
    _fields?: readonly F[];
  }): Promise<PageOf<Answer<Pages, 'view', F, never>>> {
    return this.#transport.page('GET', '/{core}/pages', input);
  }
}
