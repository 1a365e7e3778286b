// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (e2852084dd69)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/notes` */
export const listNotesReader = { reads: [], read: () => undefined } satisfies ArgsReader;

/** `POST /cms/v2/notes` */
export const createNoteReader = { reads: [], read: () => undefined } satisfies ArgsReader;
