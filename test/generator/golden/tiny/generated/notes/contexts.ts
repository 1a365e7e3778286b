// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (1c749e440699)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a note. */
export const noteContexts = { view: {} } satisfies ContextTable;

/** What each context shows of a note: the table, unrolled. */
export const noteFilters = {
  view: contextFilter(noteContexts.view),
};
