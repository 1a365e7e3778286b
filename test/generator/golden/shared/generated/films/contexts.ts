// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (503bc3375747)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Film, FilmEdit, FilmView } from './types.ts';

/** The fields of a film that each context omits. */
export const filmContexts = {
  view: { title: { raw: false }, status: false },
  edit: {},
} satisfies ContextTable;

/** Returns a film as each context shows it. */
export const filmViews = {
  view: (item: Film): FilmView => ({
    id: item.id,
    title: omit(item.title, filmContexts.view.title),
  }),
  edit: (item: Film): FilmEdit => item,
};
