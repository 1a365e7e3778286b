// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (df74a4237137)

/** A note with every field: what a handler returns. */
export interface Note {
  /** Number of the note. */
  id: number;
  /** What it says. */
  text: string;
}

/** A note in the `view` context. */
export type NoteView = Note;

/** What `notes.list` receives, once validated, sanitized and defaulted. */
export type ListNotesArgs = Record<never, never>;

/** What a client may send to `notes.list`. */
export type ListNotesInput = ListNotesArgs;

/** What `notes.create` receives, once validated, sanitized and defaulted. */
export interface CreateNoteArgs {
  /** What it says. */
  text: string;
}

/** What a client may send to `notes.create`. */
export type CreateNoteInput = CreateNoteArgs;
