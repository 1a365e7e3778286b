// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (2b4c4d86704c)

/** A page with every field: what a handler returns. */
export interface Page {
  /** Number of the page. */
  id: number;
}

/** A page in the `view` context. */
export type PageView = Page;

/** What `pages.list` receives, once validated, sanitized and defaulted. */
export type ListPagesArgs = Record<never, never>;

/** What a client may send to `pages.list`. */
export type ListPagesInput = ListPagesArgs;
