// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (4e6e8d5b0597)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { FilmView } from './types.ts';

/** What each context leaves out of a film. */
export const filmContexts = {
  view: { title: { raw: false }, status: false },
  edit: {},
} satisfies ContextTable;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    title: contextFilter<{ rendered: unknown }>(filmContexts.view.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
};

/** What each context shows of a film: the table, unrolled. */
export const filmFilters = {
  view: contextFilter<FilmView>(filmContexts.view, (item, blank) => {
    const left = { ...blank };
    left.id = item.id;
    left.title = below.view.title.apply(item.title);
    return left;
  }),
  edit: contextFilter(filmContexts.edit),
};
