// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (565b0ec06fae)

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
export interface ListNotesArgs {
  /** Only notes that say this. */
  search?: string;
}

/** What a client may send to `notes.list`. */
export type ListNotesInput = ListNotesArgs;

/** What `notes.create` receives, once validated, sanitized and defaulted. */
export interface CreateNoteArgs {
  /** What it says. */
  text: string;
}

/** What a client may send to `notes.create`. */
export type CreateNoteInput = CreateNoteArgs;
