// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (d17e38f1c2fa)

import type { InputOf } from '../../runtime/client/index.ts';

/** A note with every field: what a handler returns. (schemas/resources/notes.json:2) */
export interface Note {
  /** Number of the note. */
  id: number;
  /** What it says. */
  text: string;
}

/** A note in the `view` context. (schemas/resources/notes.json:2) */
export type NoteView = Note;

/** The arguments that the handler of `notes.list` receives. (schemas/resources/notes.json:25) */
export interface ListNotesArgs {
  /** Only notes that say this. */
  search?: string;
}

/** The arguments that a client may send to `notes.list`. (schemas/resources/notes.json:25) */
export interface ListNotesInput extends InputOf<ListNotesArgs> {}

/** The arguments that the handler of `notes.create` receives. (schemas/resources/notes.json:38) */
export interface CreateNoteArgs {
  /** What it says. */
  text: string;
}

/** The arguments that a client may send to `notes.create`. (schemas/resources/notes.json:38) */
export type CreateNoteInput = CreateNoteArgs;
