// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (585517b6fedd)

import type { Answer, Call, CallOptions, Transport } from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `books/drafts`, as a client sees it. */
export interface BooksDrafts {
  data: { view: types.DraftView };
  fields: { view: keyof types.DraftView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `books/drafts`. */
export class BooksDraftsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `POST /cms/v2/books/{id}/drafts` (schemas/resources/books/drafts.json:24) */
  save<const F extends readonly BooksDrafts['fields']['view'][] = never>(
    input: types.SaveDraftInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BooksDrafts, 'view', F, never>> {
    return this.#transport.call('POST', '/{core}/books/{id}/drafts', input, options);
  }
}
