// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (1cdeb3bf68e6)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/books`, and their parser. */
export const listBooksArgs = {
  context: shared.repeatedArgs.context,
  ...shared.pagesArgs,
} satisfies ArgDefinitions;

export const parseListBooksArgs: ArgsParser<typeof listBooksArgs> = (args, fail) => {
  shared.parsePagesArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listBooksArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST /cms/v2/books`, and their parser. */
export const createBookArgs = {
  title: {
    required: true,
    description: 'Title of the book.',
    type: 'object',
    properties: {
      raw: { description: 'As it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'As it is shown.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  status: {
    default: 'draft',
    description: 'Whether it is public.',
    type: 'string',
    enum: ['draft', 'public'],
    ...bySchema,
  },
  pages: { description: 'How many pages it has.', type: 'integer', minimum: 1, ...bySchema },
} satisfies ArgDefinitions;

export const parseCreateBookArgs: ArgsParser<typeof createBookArgs> = (args, fail) => {
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, createBookArgs.status.enum) ?? fail('status');
  if (args.pages !== undefined) args.pages = k.integer(args.pages, 1) ?? fail('pages');
};

/** The arguments of `GET /cms/v2/books/{id}`, and their parser. */
export const getBookArgs = {
  id: { description: 'Number of the book.', type: 'integer' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetBookArgs: ArgsParser<typeof getBookArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getBookArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/books/{id}`, and their parser. */
export const updateBookArgs = {
  id: getBookArgs.id,
  title: shared.repeatedArgs.title,
  status: shared.repeatedArgs.status,
  pages: createBookArgs.pages,
} satisfies ArgDefinitions;

export const parseUpdateBookArgs: ArgsParser<typeof updateBookArgs> = (args, fail) => {
  parseCreateBookArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/books/{id}`, and their parser. */
export const deleteBookArgs = {
  id: getBookArgs.id,
} satisfies ArgDefinitions;

export const parseDeleteBookArgs: ArgsParser<typeof deleteBookArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};
