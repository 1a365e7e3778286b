// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (f38ceca91320)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Note, NoteView } from './types.ts';

/** The fields of a note that each context omits. */
export const noteContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a note as each context shows it. */
export const noteViews = {
  view: (item: Note): NoteView => item,
};
