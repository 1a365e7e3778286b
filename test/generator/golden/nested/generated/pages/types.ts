// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (7422e478903e)

/** A page with every field: what a handler returns. */
export interface Page {
  /** Number of the page. */
  number: number;
}

/** A page in the `view` context. */
export type PageView = Page;

/** What `pages.get` receives, once validated, sanitized and defaulted. */
export interface GetPageArgs {
  /** Name of the shelf. */
  shelf: string;
  /** Number of the book. */
  book: number;
  /** Number of the page. */
  number: number;
}

/** What a client may send to `pages.get`. */
export type GetPageInput = GetPageArgs;

/** The codes of the errors that `pages.get` answers, beside those that any may. */
export type GetPageError = 'library_no_such_page';

/** What `pages.delete` receives, once validated, sanitized and defaulted. */
export interface DeletePageArgs {
  /** Name of the shelf. */
  shelf: string;
  /** Number of the book. */
  book: number;
  /** Number of the page. */
  number: number;
}

/** What a client may send to `pages.delete`. */
export type DeletePageInput = DeletePageArgs;

/** The codes of the errors that `pages.delete` answers, beside those that any may. */
export type DeletePageError = 'library_no_such_page' | 'library_torn_page';
