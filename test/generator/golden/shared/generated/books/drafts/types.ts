// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (eda6fcc9a186)

/** A draft with every field: what a handler returns. */
export interface Draft {
  /** What the book would be called. */
  title: string;
}

/** A draft in the `view` context. */
export type DraftView = Draft;

/** What `books/drafts.save` receives, once validated, sanitized and defaulted. */
export interface SaveDraftArgs {
  /** Number of the book. */
  id: number;
  /** Title of the book. */
  title?: unknown;
  /** Whether it is public. */
  status?: 'draft' | 'public';
  /** How many pages it has. */
  pages?: number;
}

/** What a client may send to `books/drafts.save`. */
export interface SaveDraftInput {
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
