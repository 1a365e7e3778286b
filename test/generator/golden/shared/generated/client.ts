// @generated from schemas/ by `npm run generate`. Do not edit. (77bc4abd5ae5)

import { Transport } from '../runtime/client/index.ts';
import type { ClientOptions } from '../runtime/client/index.ts';
import { BooksClient } from './books/client.ts';
import { FilmsClient } from './films/client.ts';

export { ApiError } from '../runtime/client/index.ts';

/** The client of the service. An answer that is an error is thrown as `ApiError`. */
export class Client {
  readonly books: BooksClient;
  readonly films: FilmsClient;

  constructor(options: ClientOptions) {
    const transport = new Transport(options);
    this.books = new BooksClient(transport);
    this.films = new FilmsClient(transport);
  }
}
