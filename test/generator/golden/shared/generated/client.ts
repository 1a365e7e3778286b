// @generated from schemas/ by `npm run generate`. Do not edit. (7a1949081e77)

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

/** The methods that can be part of a batch: those of routes with `allow_batch`. */
export interface BatchClient {
  readonly books: Pick<BooksClient, 'update' | 'delete'>;
  readonly films: Pick<FilmsClient, 'update' | 'delete'>;
}

/** The client of the service. Calls reject with an `ApiError` if the response is an error. */
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

  /** Sends the calls that `collect` returns in one request. Returns the outcome of each call. */
  batch<const C extends Calls>(
    collect: (client: BatchClient) => C,
    options?: BatchOptions,
  ): Promise<Outcomes<C>> {
    return batch(this.#transport, (transport) => collect(new Client(transport)), options);
  }
}
