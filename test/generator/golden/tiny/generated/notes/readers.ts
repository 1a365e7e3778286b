// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (be0c1d918394)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/notes` */
export const listNotesReader: ArgsReader = { reads: [], read: () => undefined };

/** `POST /cms/v2/notes` */
export const createNoteReader: ArgsReader = { reads: [], read: () => undefined };
