// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (cbd73f8161c4)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a book. */
export const bookContexts = {
  view: { title: { raw: false }, status: false },
  edit: {},
} satisfies ContextTable;
