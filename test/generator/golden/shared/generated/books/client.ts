// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (4e2badf095a6)

import type { Answer, Deleted, Page, Transport } from '../../runtime/client/index.ts';
import type {
  BookEdit,
  BookView,
  CreateBookInput,
  DeleteBookInput,
  GetBookInput,
  ListBooksInput,
  UpdateBookInput,
} from './types.ts';

/** `books`, as a client sees it. */
export interface Books {
  data: { view: BookView; edit: BookEdit };
  fields: {
    view: keyof BookView | 'title.rendered';
    edit: Books['fields']['view'] | keyof BookEdit | 'title.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `books`. */
export class BooksClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists books.
   *
   * `GET /cms/v2/books`
   */
  list<C extends keyof Books['data'] = 'view', const F extends Books['fields'][C] = never>(
    input?: ListBooksInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Page<Answer<Books, C, F, never>>> {
    return this.#transport.page('GET', '/{core}/books', input);
  }

  /** `POST /cms/v2/books` */
  create<const F extends Books['fields']['edit'] = never>(
    input: CreateBookInput & { _fields?: readonly F[] },
  ): Promise<Answer<Books, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/books', input);
  }

  /** `GET /cms/v2/books/{id}` */
  get<C extends keyof Books['data'] = 'view', const F extends Books['fields'][C] = never>(
    input: GetBookInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Answer<Books, C, F, never>> {
    return this.#transport.call('GET', '/{core}/books/{id}', input);
  }

  /** `POST, PUT, PATCH /cms/v2/books/{id}` */
  update<const F extends Books['fields']['edit'] = never>(
    input: UpdateBookInput & { _fields?: readonly F[] },
  ): Promise<Answer<Books, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/books/{id}', input);
  }

  /** `DELETE /cms/v2/books/{id}` */
  delete(input: DeleteBookInput): Promise<BookEdit | Deleted<BookEdit>> {
    return this.#transport.call('DELETE', '/{core}/books/{id}', input);
  }
}
