// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (6335419b03c5)

import type { Deleted, Endpoint, Page } from '../../runtime/server/index.ts';
import type {
  Book,
  CreateBookArgs,
  DeleteBookArgs,
  GetBookArgs,
  ListBooksArgs,
  UpdateBookArgs,
} from './types.ts';

/** The endpoints of `books`; site/handlers/books.ts implements them. */
export interface BooksHandlers {
  /** `GET /cms/v2/books` */
  readonly list: Endpoint<ListBooksArgs, Page<Book>>;
  /** `POST /cms/v2/books` */
  readonly create: Endpoint<CreateBookArgs, Book>;
  /** `GET /cms/v2/books/{id}` */
  readonly get: Endpoint<GetBookArgs, Book>;
  /** `POST, PUT, PATCH /cms/v2/books/{id}` */
  readonly update: Endpoint<UpdateBookArgs, Book>;
  /** `DELETE /cms/v2/books/{id}` */
  readonly delete: Endpoint<DeleteBookArgs, Book | Deleted<Book>>;
}
