// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (6c68d8a1e0c8)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `notes`; site/handlers/notes.ts implements them. */
export interface NotesHandlers {
  /** `GET /cms/v2/notes` */
  readonly list: Endpoint<types.ListNotesArgs, readonly types.Note[]>;
  /** `POST /cms/v2/notes` */
  readonly create: Endpoint<types.CreateNoteArgs, types.Note>;
}
