// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (4e1b0272f964)

import type { ContextTable } from '../../../runtime/shape/index.ts';
import type { Draft, DraftView } from './types.ts';

/** The fields of a draft that each context omits. */
export const draftContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a draft as each context shows it. */
export const draftViews = {
  view: (item: Draft): DraftView => item,
};
