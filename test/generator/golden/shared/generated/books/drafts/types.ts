// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (05789e079cac)

import type { InputOf } from '../../../runtime/client/index.ts';

/** A draft with every field: what a handler returns. (schemas/resources/books/drafts.json:2) */
export interface Draft {
  /** What the book would be called. */
  title: string;
}

/** A draft in the `view` context. (schemas/resources/books/drafts.json:2) */
export type DraftView = Draft;

/** The arguments that the handler of `books/drafts.save` receives. (schemas/resources/books/drafts.json:24) */
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

/** The arguments that a client may send to `books/drafts.save`. (schemas/resources/books/drafts.json:24) */
export interface SaveDraftInput extends InputOf<SaveDraftArgs> {
  /** Title of the book. */
  title?: string | { raw?: string | undefined } | undefined;
}
