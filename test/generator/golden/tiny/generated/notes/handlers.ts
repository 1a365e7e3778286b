// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (93101303933d)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { CreateNoteArgs, ListNotesArgs, Note } from './types.ts';

/** The endpoints of `notes`; site/handlers/notes.ts implements them. */
export interface NotesHandlers {
  /** `GET /cms/v2/notes` */
  readonly list: Endpoint<ListNotesArgs, readonly Note[]>;
  /** `POST /cms/v2/notes` */
  readonly create: Endpoint<CreateNoteArgs, Note>;
}
