// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (48be047734a5)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /post/v1/letters`, and their parser. */
export const listLettersArgs = {
  author: {
    description: 'Only letters of these people.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
  context: {
    description: 'Audience of the answer.',
    type: 'string',
    enum: ['view', 'embed'],
    default: 'view',
  },
} satisfies ArgDefinitions;

export const parseListLettersArgs: ArgsParser<typeof listLettersArgs> = (args, fail) => {
  if (args.author !== undefined) args.author = k.integers(args.author) ?? fail('author');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listLettersArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST /post/v1/letters/sorted`, and their parser. */
export const sortLetterArgs = {
  by: { description: 'Field to sort by.', type: 'string', enum: ['id', 'author'], required: true },
} satisfies ArgDefinitions;

export const parseSortLetterArgs: ArgsParser<typeof sortLetterArgs> = (args, fail) => {
  if (args.by !== undefined) args.by = k.oneOf(args.by, sortLetterArgs.by.enum) ?? fail('by');
};
