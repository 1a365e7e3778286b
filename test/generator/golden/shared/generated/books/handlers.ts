// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (da9156596fc2)

import type { Deleted, Endpoint, Page } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `books`; site/handlers/books.ts implements them. */
export interface BooksHandlers {
  /** `GET /cms/v2/books` */
  readonly list: Endpoint<types.ListBooksArgs, Page<types.Book>>;
  /** `POST /cms/v2/books` */
  readonly create: Endpoint<types.CreateBookArgs, types.Book>;
  /** `GET /cms/v2/books/{id}` */
  readonly get: Endpoint<types.GetBookArgs, types.Book>;
  /** `POST, PUT, PATCH /cms/v2/books/{id}` */
  readonly update: Endpoint<types.UpdateBookArgs, types.Book>;
  /** `DELETE /cms/v2/books/{id}` */
  readonly delete: Endpoint<types.DeleteBookArgs, types.Book | Deleted<types.Book>>;
}
