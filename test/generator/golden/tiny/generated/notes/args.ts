// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (7eaeb3cafc23)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/notes` */
export const listNotesArgs: ArgDefinitions = {
  search: {
    description: 'Only notes that say this.',
    type: 'string',
    minLength: 1,
    validate_callback: (value, param) => k.string(value, param) ?? k.minLength(value, 1, param),
    sanitize_callback: sanitizeTextField,
  },
};

/** `POST /cms/v2/notes` */
export const createNoteArgs: ArgDefinitions = {
  text: {
    required: true,
    description: 'What it says.',
    type: 'string',
    maxLength: 80,
    validate_callback: (value, param) => k.string(value, param) ?? k.maxLength(value, 80, param),
    sanitize_callback: k.toText,
  },
};
