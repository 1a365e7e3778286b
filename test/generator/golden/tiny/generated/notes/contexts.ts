// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (96b535ee42a2)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a note. */
export const noteContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of a note: the table, unrolled. */
export const noteFilters: Record<'view', ContextFilter> = {
  view: contextFilter(noteContexts.view),
};
