// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (684c1d599c09)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a film. */
export const filmContexts = {
  view: { title: { raw: false }, status: false },
  edit: {},
} satisfies ContextTable;
