// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (418071a93209)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
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

  /** `GET /library/v1/shelves/{shelf}/books/{book}/pages/{number}` (schemas/resources/pages.json:22) */
  get<const F extends readonly Pages['fields']['view'][] = never>(
    input: types.GetPageInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Pages, 'view', F, never>, types.GetPageError> {
    return this.#transport.call(
      'GET',
      '/library/v1/shelves/{shelf}/books/{book}/pages/{number}',
      input,
      options,
    );
  }

  /** `DELETE /library/v1/shelves/{shelf}/books/{book}/pages/{number}` (schemas/resources/pages.json:23) */
  delete(
    input: types.DeletePageInput,
    options?: CallOptions,
  ): Call<types.PageView | Deleted<types.PageView>, types.DeletePageError> {
    return this.#transport.call(
      'DELETE',
      '/library/v1/shelves/{shelf}/books/{book}/pages/{number}',
      input,
      options,
    );
  }
}
