// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (f4ebad23dd3d)

/** A page with every field: what a handler returns. (schemas/resources/pages.json:2) */
export interface Page {
  /** Number of the page. */
  number: number;
}

/** A page in the `view` context. (schemas/resources/pages.json:2) */
export type PageView = Page;

/** The arguments that the handler of `pages.get` receives. (schemas/resources/pages.json:22) */
export interface GetPageArgs {
  /** Name of the shelf. */
  shelf: string;
  /** Number of the book. */
  book: number;
  /** Number of the page. */
  number: number;
}

/** The arguments that a client may send to `pages.get`. (schemas/resources/pages.json:22) */
export type GetPageInput = GetPageArgs;

/** The error codes of `pages.get`, in addition to those of any endpoint. */
export type GetPageError = 'library_no_such_page';

/** The arguments that the handler of `pages.delete` receives. (schemas/resources/pages.json:23) */
export interface DeletePageArgs extends GetPageArgs {}

/** The arguments that a client may send to `pages.delete`. (schemas/resources/pages.json:23) */
export type DeletePageInput = DeletePageArgs;

/** The error codes of `pages.delete`, in addition to those of any endpoint. */
export type DeletePageError = 'library_no_such_page' | 'library_torn_page';
