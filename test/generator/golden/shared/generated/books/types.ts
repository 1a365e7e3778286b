// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (2c79e6ee55e5)

/** A book with every field: what a handler returns. */
export interface Book {
  /** Number of the book. */
  id: number;
  /** Title of the book. */
  title: {
    /** As it is stored. */
    raw: string;
    /** As it is shown. */
    rendered: string;
  };
  /** Whether it is public. */
  status: 'draft' | 'public';
  /** How many pages it has. */
  pages: number;
}

/** A book in the `view` context. */
export interface BookView {
  id: number;
  title: {
    rendered: string;
  };
  pages: number;
}

/** A book in the `edit` context. */
export type BookEdit = Book;

/** What `books.list` receives, once validated, sanitized and defaulted. */
export interface ListBooksArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most items on a page. */
  per_page: number;
}

/** What a client may send to `books.list`. */
export type ListBooksInput = Partial<ListBooksArgs>;

/** What `books.create` receives, once validated, sanitized and defaulted. */
export interface CreateBookArgs {
  /** Title of the book. */
  title: unknown;
  /** Whether it is public. */
  status: 'draft' | 'public';
  /** How many pages it has. */
  pages?: number;
}

/** What a client may send to `books.create`. */
export interface CreateBookInput {
  /** Title of the book. */
  title:
    | string
    | {
        raw?: string;
      };
  /** Whether it is public. */
  status?: 'draft' | 'public';
  /** How many pages it has. */
  pages?: number;
}

/** What `books.get` receives, once validated, sanitized and defaulted. */
export interface GetBookArgs {
  /** Number of the book. */
  id: number;
}

/** What a client may send to `books.get`. */
export type GetBookInput = GetBookArgs;

/** What `books.update` receives, once validated, sanitized and defaulted. */
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

/** What a client may send to `books.update`. */
export interface UpdateBookInput {
  /** Number of the book. */
  id: number;
  /** Title of the book. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** Whether it is public. */
  status?: 'draft' | 'public';
  /** How many pages it has. */
  pages?: number;
}

/** What `books.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteBookArgs {
  /** Number of the book. */
  id: number;
}

/** What a client may send to `books.delete`. */
export type DeleteBookInput = DeleteBookArgs;
