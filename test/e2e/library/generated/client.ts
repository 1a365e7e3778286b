// @generated from schemas/ by `npm run generate`. Do not edit. (e19e727b0755)

import { batch, connect } from '../../../../runtime/client/index.ts';
import type {
  BatchOptions,
  Calls,
  ClientOptions,
  Outcomes,
  Transport,
} from '../../../../runtime/client/index.ts';
import { BooksClient } from './books/client.ts';
import { MembersClient } from './members/client.ts';
import { SummaryClient } from './summary/client.ts';

export { ApiError, embedded, outcomeOf } from '../../../../runtime/client/index.ts';

/** The methods that can be part of a batch: those of routes with `allow_batch`. */
export interface BatchClient {}

/** The client of the service. Calls reject with an `ApiError` if the response is an error. */
export class Client {
  readonly books: BooksClient;
  readonly members: MembersClient;
  readonly summary: SummaryClient;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    const transport = connect(options, { token: 'api', methodOverride: false });
    this.#transport = transport;
    this.books = new BooksClient(transport);
    this.members = new MembersClient(transport);
    this.summary = new SummaryClient(transport);
  }

  /** Sends the calls that `collect` returns in one request. Returns the outcome of each call. */
  batch<const C extends Calls>(
    collect: (client: BatchClient) => C,
    options?: BatchOptions,
  ): Promise<Outcomes<C>> {
    return batch(this.#transport, (transport) => collect(new Client(transport)), options);
  }
}
