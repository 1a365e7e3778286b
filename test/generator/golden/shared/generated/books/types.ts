// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (10d47f2cc016)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';
import type { PagesArgs } from '../shared/types.ts';

/** A book in the `view` context. (schemas/resources/books.json:6) */
export interface BookView {
  /** Number of the book. */
  id: number;
  /** Title of the book. */
  title: {
    /** As it is shown. */
    rendered: string;
  };
  /** How many pages it has. */
  pages: number;
}

/** A book with every field: what a handler returns. (schemas/resources/books.json:6) */
export interface Book extends BookView {
  /** Title of the book. */
  title: {
    /** As it is stored. */
    raw: string;
    /** As it is shown. */
    rendered: string;
  };
  /** Whether it is public. */
  status: 'draft' | 'public';
}

/** A book in the `edit` context. (schemas/resources/books.json:6) */
export type BookEdit = Book;

/** The arguments that the handler of `books.list` receives. (schemas/bases/work.json:79) */
export interface ListBooksArgs extends PagesArgs {}

/** The arguments that a client may send to `books.list`. (schemas/bases/work.json:79) */
export interface ListBooksInput extends PartialInputOf<ListBooksArgs> {}

/** The arguments that the handler of `books.create` receives. (schemas/bases/work.json:90) */
export interface CreateBookArgs {
  /** Title of the book. */
  title: unknown;
  /** Whether it is public. */
  status: 'draft' | 'public';
  /** How many pages it has. */
  pages?: number;
}

/** The arguments that a client may send to `books.create`. (schemas/bases/work.json:90) */
export interface CreateBookInput {
  /** Title of the book. */
  title: string | { raw?: string | undefined };
  /** Whether it is public. */
  status?: 'draft' | 'public' | undefined;
  /** How many pages it has. */
  pages?: number | undefined;
}

/** The arguments that the handler of `books.get` receives. (schemas/bases/work.json:109) */
export interface GetBookArgs {
  /** Number of the book. */
  id: number;
}

/** The arguments that a client may send to `books.get`. (schemas/bases/work.json:109) */
export type GetBookInput = GetBookArgs;

/** The arguments that the handler of `books.update` receives. (schemas/bases/work.json:118) */
export interface UpdateBookArgs {
  /** Number of the book. */
  id: number;
  /** Title of the book. */
  title?: unknown;
  /** Whether it is public. */
  status?: 'draft' | 'public';
  /** How many pages it has. */
  pages?: number;
}

/** The arguments that a client may send to `books.update`. (schemas/bases/work.json:118) */
export interface UpdateBookInput extends InputOf<UpdateBookArgs> {
  /** Title of the book. */
  title?: string | { raw?: string | undefined } | undefined;
}

/** The arguments that the handler of `books.delete` receives. (schemas/bases/work.json:126) */
export interface DeleteBookArgs {
  /** Number of the book. */
  id: number;
}

/** The arguments that a client may send to `books.delete`. (schemas/bases/work.json:126) */
export type DeleteBookInput = DeleteBookArgs;
