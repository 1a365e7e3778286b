// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (42673a15876d)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page,
  Transport,
} from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `books`, as a client sees it. */
export interface Books {
  data: { view: types.BookView; edit: types.BookEdit };
  fields: {
    view: keyof types.BookView | 'title.rendered';
    edit: Books['fields']['view'] | keyof types.BookEdit | 'title.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `books`. */
export class BooksClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists books. `GET /cms/v2/books` (schemas/bases/work.json:79) */
  list<
    C extends keyof Books['data'] = 'view',
    const F extends readonly Books['fields'][C][] = never,
  >(
    input?: types.ListBooksInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Page<Answer<Books, C, F, never>>> {
    return this.#transport.page('GET', '/{core}/books', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/books` (schemas/bases/work.json:79) */
  all<
    C extends keyof Books['data'] = 'view',
    const F extends readonly Books['fields'][C][] = never,
  >(
    input?: types.ListBooksInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Books, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/books', input, options);
  }

  /** `POST /cms/v2/books` (schemas/bases/work.json:90) */
  create<const F extends readonly Books['fields']['edit'][] = never>(
    input: types.CreateBookInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Books, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/books', input, options);
  }

  /** `GET /cms/v2/books/{id}` (schemas/bases/work.json:109) */
  get<
    C extends keyof Books['data'] = 'view',
    const F extends readonly Books['fields'][C][] = never,
  >(
    input: types.GetBookInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Books, C, F, never>> {
    return this.#transport.call('GET', '/{core}/books/{id}', input, options);
  }

  /** `POST, PUT, PATCH /cms/v2/books/{id}` (schemas/bases/work.json:118) */
  update<const F extends readonly Books['fields']['edit'][] = never>(
    input: types.UpdateBookInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Books, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/books/{id}', input, options);
  }

  /** `DELETE /cms/v2/books/{id}` (schemas/bases/work.json:126) */
  delete(
    input: types.DeleteBookInput,
    options?: CallOptions,
  ): Call<types.BookEdit | Deleted<types.BookEdit>> {
    return this.#transport.call('DELETE', '/{core}/books/{id}', input, options);
  }
}
