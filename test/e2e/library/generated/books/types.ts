// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (1d3b95edb299)

import type { PartialInputOf } from '../../../../../runtime/client/index.ts';
import type { PagingArgs } from '../shared/types.ts';

/** A book with every field: what a handler returns. (schemas/resources/books.json:3) */
export interface Book {
  /** Unique identifier of the book. */
  id: number;
  /** Title of the book. */
  title: string;
  /** ID of the member who has the book, or null. */
  borrower: number | null;
}

/** A book in the `view` context. (schemas/resources/books.json:3) */
export type BookView = Book;

/** The arguments that the handler of `books.list` receives. (schemas/resources/books.json:31) */
export interface ListBooksArgs extends PagingArgs {}

/** The arguments that a client may send to `books.list`. (schemas/resources/books.json:31) */
export interface ListBooksInput extends PartialInputOf<ListBooksArgs> {}

/** The arguments that the handler of `books.create` receives. (schemas/resources/books.json:38) */
export interface CreateBookArgs {
  /** Title of the book. */
  title: string;
}

/** The arguments that a client may send to `books.create`. (schemas/resources/books.json:38) */
export type CreateBookInput = CreateBookArgs;

/** The arguments that the handler of `books.get` receives. (schemas/resources/books.json:47) */
export interface GetBookArgs {
  /** Unique identifier of the book. */
  id: number;
}

/** The arguments that a client may send to `books.get`. (schemas/resources/books.json:47) */
export type GetBookInput = GetBookArgs;

/** The error codes of `books.get`, in addition to those of any endpoint. */
export type GetBookError = 'book_not_found';

/** The arguments that the handler of `books.lend` receives. (schemas/resources/books.json:48) */
export interface LendBookArgs {
  /** Unique identifier of the book. */
  id: number;
  /** ID of the member. */
  borrower: number;
}

/** The arguments that a client may send to `books.lend`. (schemas/resources/books.json:48) */
export type LendBookInput = LendBookArgs;

/** The error codes of `books.lend`, in addition to those of any endpoint. */
export type LendBookError = 'book_not_found' | 'book_on_loan' | 'member_not_found';
