// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (9e3b87d785db)

/** A page with every field: what a handler returns. (schemas/resources/pages.json:2) */
export interface Page {
  /** Number of the page. */
  id: number;
}

/** A page in the `view` context. (schemas/resources/pages.json:2) */
export type PageView = Page;

/** The arguments that the handler of `pages.list` receives. (schemas/resources/pages.json:19) */
export type ListPagesArgs = Record<never, never>;

/** The arguments that a client may send to `pages.list`. (schemas/resources/pages.json:19) */
export type ListPagesInput = ListPagesArgs;
