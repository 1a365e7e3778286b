// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (69b22314385b)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Book, BookEdit, BookView } from './types.ts';

/** The fields of a book that each context omits. */
export const bookContexts = {
  view: { title: { raw: false }, status: false },
  edit: {},
} satisfies ContextTable;

/** Returns a book as each context shows it. */
export const bookViews = {
  view: (item: Book): BookView => ({
    id: item.id,
    title: omit(item.title, bookContexts.view.title),
    pages: item.pages,
  }),
  edit: (item: Book): BookEdit => item,
};
