// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (bbfe983f96de)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { BookView } from './types.ts';

/** What each context leaves out of a book. */
const table = { view: { title: { raw: false }, status: false }, edit: {} } satisfies ContextTable;

export const bookContexts: Record<'view' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    title: contextFilter<{ rendered: unknown }>(table.view.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
};

/** What each context shows of a book: the table, unrolled. */
export const bookFilters: Record<'view' | 'edit', ContextFilter> = {
  view: contextFilter<BookView>(bookContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.pages = item.pages;
    left.title = below.view.title.apply(item.title);
    return left;
  }),
  edit: contextFilter(bookContexts.edit),
};
