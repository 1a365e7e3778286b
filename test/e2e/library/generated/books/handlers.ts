// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (84ee73426b5d)

import type { Endpoint, Page } from '../../../../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `books`; site/handlers/books.ts implements them. */
export interface BooksHandlers {
  /** `GET /books` */
  readonly list: Endpoint<types.ListBooksArgs, Page<types.Book>>;
  /** `POST /books` */
  readonly create: Endpoint<types.CreateBookArgs, types.Book>;
  /** `GET /books/{id}` */
  readonly get: Endpoint<types.GetBookArgs, types.Book, types.GetBookError>;
  /** `PUT /books/{id}` */
  readonly lend: Endpoint<types.LendBookArgs, types.Book, types.LendBookError>;
}
