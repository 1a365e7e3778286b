// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (e576fa6c355a)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/notes`, and their parser. */
export const listNotesArgs = {
  search: {
    description: 'Only notes that say this.',
    type: 'string',
    minLength: 1,
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
} satisfies ArgDefinitions;

export const parseListNotesArgs: ArgsParser<typeof listNotesArgs> = (args, fail) => {
  if (args.search !== undefined) fail('search');
};

/** The arguments of `POST /cms/v2/notes`, and their parser. */
export const createNoteArgs = {
  text: {
    required: true,
    description: 'What it says.',
    type: 'string',
    maxLength: 80,
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateNoteArgs: ArgsParser<typeof createNoteArgs> = (args, fail) => {
  if (args.text !== undefined)
    args.text = k.limitedString(args.text, createNoteArgs.text) ?? fail('text');
};
