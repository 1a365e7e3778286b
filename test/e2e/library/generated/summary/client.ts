// @generated from schemas/resources/summary.json by `npm run generate`. Do not edit. (609210d247ec)

import type { Answer, Call, CallOptions, Transport } from '../../../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `summary`, as a client sees it. */
export interface SummaryResource {
  data: { view: types.SummaryView };
  fields: { view: keyof types.SummaryView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `summary`. */
export class SummaryClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** `GET /` (schemas/resources/summary.json:15) */
  get<const F extends readonly SummaryResource['fields']['view'][] = never>(
    input?: { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<SummaryResource, 'view', F, never>> {
    return this.#transport.call('GET', '/', input, options);
  }
}
