// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (501d62f59122)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { BookView } from './types.ts';

/** What each context leaves out of a book. */
export const bookContexts = {
  view: { title: { raw: false }, status: false },
  edit: {},
} satisfies ContextTable;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    title: contextFilter<{ rendered: unknown }>(bookContexts.view.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
};

/** What each context shows of a book: the table, unrolled. */
export const bookFilters = {
  view: contextFilter<BookView>(bookContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.pages = item.pages;
    left.title = below.view.title.apply(item.title);
    return left;
  }),
  edit: contextFilter(bookContexts.edit),
};
