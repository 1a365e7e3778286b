// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (ed3374e36f53)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a note. */
export const noteContexts = { view: {} } satisfies ContextTable;
