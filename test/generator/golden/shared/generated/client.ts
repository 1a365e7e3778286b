// @generated from schemas/ by `npm run generate`. Do not edit. (d3a109bfdd36)

import { batch, connect } from '../runtime/client/index.ts';
import type {
  BatchOptions,
  Calls,
  ClientOptions,
  Outcomes,
  Transport,
} from '../runtime/client/index.ts';
import { BooksClient } from './books/client.ts';
import { BooksDraftsClient } from './books/drafts/client.ts';
import { FilmsClient } from './films/client.ts';

export { ApiError, embedded, outcomeOf } from '../runtime/client/index.ts';

/** What may be sent in a batch: requests of routes whose schema says `allow_batch`. */
export interface BatchClient {
  readonly books: Pick<BooksClient, 'update' | 'delete'>;
  readonly films: Pick<FilmsClient, 'update' | 'delete'>;
}

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly books: BooksClient;
  readonly booksDrafts: BooksDraftsClient;
  readonly films: FilmsClient;
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    const transport = connect(options);
    this.#transport = transport;
    this.books = new BooksClient(transport);
    this.booksDrafts = new BooksDraftsClient(transport);
    this.films = new FilmsClient(transport);
  }

  /** Sends the calls that `collect` makes and returns as one request: how each of them came out. */
  batch<const C extends Calls>(
    collect: (client: BatchClient) => C,
    options?: BatchOptions,
  ): Promise<Outcomes<C>> {
    return batch(this.#transport, (transport) => collect(new Client(transport)), options);
  }
}
