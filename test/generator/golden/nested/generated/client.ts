// @generated from schemas/ by `npm run generate`. Do not edit. (0e55ef003f73)

import { batch, connect } from '../runtime/client/index.ts';
import type {
  BatchOptions,
  Calls,
  ClientOptions,
  Outcomes,
  Transport,
} from '../runtime/client/index.ts';
import { PagesClient } from './pages/client.ts';

export { ApiError, embedded, outcomeOf } from '../runtime/client/index.ts';

/** What may be sent in a batch: requests of routes whose schema says `allow_batch`. */
export interface BatchClient {}

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly pages: PagesClient;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    const transport = connect(options);
    this.#transport = transport;
    this.pages = new PagesClient(transport);
  }

  /** Sends the calls that `collect` makes and returns as one request: how each of them came out. */
  batch<const C extends Calls>(
    collect: (client: BatchClient) => C,
    options?: BatchOptions,
  ): Promise<Outcomes<C>> {
    return batch(this.#transport, (transport) => collect(new Client(transport)), options);
  }
}
