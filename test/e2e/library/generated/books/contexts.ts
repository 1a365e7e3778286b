// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (f9df25cc8c74)

import type { ContextTable } from '../../../../../runtime/shape/index.ts';
import type { Book, BookView } from './types.ts';

/** The fields of a book that each context omits. */
export const bookContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a book as each context shows it. */
export const bookViews = {
  view: (item: Book): BookView => item,
};
