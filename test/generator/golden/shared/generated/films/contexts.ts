// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (a6601e7aea19)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { FilmView } from './types.ts';

/** What each context leaves out of a film. */
const table = { view: { title: { raw: false }, status: false }, edit: {} } satisfies ContextTable;

export const filmContexts: Record<'view' | 'edit', ContextRule> = table;

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

/** What each context shows of a film: the table, unrolled. */
export const filmFilters: Record<'view' | 'edit', ContextFilter> = {
  view: contextFilter<FilmView>(filmContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.title = below.view.title.apply(item.title);
    return left;
  }),
  edit: contextFilter(filmContexts.edit),
};
