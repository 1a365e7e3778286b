// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (55b391fcd552)

import { allOf } from '../../../../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Page,
  Transport,
} from '../../../../../runtime/client/index.ts';
import type { MemberView } from '../members/types.ts';
import type * as types from './types.ts';

/** `books`, as a client sees it. */
export interface Books {
  data: { view: types.BookView };
  fields: { view: keyof types.BookView };
  embeds: { borrower: MemberView };
}

/** Calls the endpoints of `books`. */
export class BooksClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists books. `GET /books` (schemas/resources/books.json:31) */
  list<
    const F extends readonly Books['fields']['view'][] = never,
    const E extends true | keyof Books['embeds'] = never,
  >(
    input?: types.ListBooksInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Page<Answer<Books, 'view', F, E>>> {
    return this.#transport.page('GET', '/books', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /books` (schemas/resources/books.json:31) */
  all<
    const F extends readonly Books['fields']['view'][] = never,
    const E extends true | keyof Books['embeds'] = never,
  >(
    input?: types.ListBooksInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Books, 'view', F, E>, void, undefined> {
    return allOf(this.#transport, 'GET', '/books', input, options);
  }

  /** Adds a book. `POST /books` (schemas/resources/books.json:38) */
  create<
    const F extends readonly Books['fields']['view'][] = never,
    const E extends true | keyof Books['embeds'] = never,
  >(
    input: types.CreateBookInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Books, 'view', F, E>> {
    return this.#transport.call('POST', '/books', input, options);
  }

  /** `GET /books/{id}` (schemas/resources/books.json:47) */
  get<
    const F extends readonly Books['fields']['view'][] = never,
    const E extends true | keyof Books['embeds'] = never,
  >(
    input: types.GetBookInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Books, 'view', F, E>, types.GetBookError> {
    return this.#transport.call('GET', '/books/{id}', input, options);
  }

  /** Lends the book to a member. `PUT /books/{id}` (schemas/resources/books.json:48) */
  lend<
    const F extends readonly Books['fields']['view'][] = never,
    const E extends true | keyof Books['embeds'] = never,
  >(
    input: types.LendBookInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Books, 'view', F, E>, types.LendBookError> {
    return this.#transport.call('PUT', '/books/{id}', input, options);
  }
}
