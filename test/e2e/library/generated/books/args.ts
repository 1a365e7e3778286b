// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (7d60fd038bf0)

import { bySchema, k } from '../../../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /books`, and their parser. */
export const listBooksArgs = {
  ...shared.pagingArgs,
} satisfies ArgDefinitions;

export const parseListBooksArgs: ArgsParser<typeof listBooksArgs> = (args, fail) => {
  shared.parsePagingArgs(args, fail);
};

/** The arguments of `POST /books`, and their parser. */
export const createBookArgs = {
  title: {
    required: true,
    description: 'Title of the book.',
    type: 'string',
    minLength: 1,
    ...bySchema,
  },
} satisfies ArgDefinitions;

export const parseCreateBookArgs: ArgsParser<typeof createBookArgs> = (args, fail) => {
  if (args.title !== undefined)
    args.title = k.limitedString(args.title, createBookArgs.title) ?? fail('title');
};

/** The arguments of `GET /books/{id}`, and their parser. */
export const getBookArgs = {
  id: { description: 'Unique identifier of the book.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseGetBookArgs: ArgsParser<typeof getBookArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `PUT /books/{id}`, and their parser. */
export const lendBookArgs = {
  id: getBookArgs.id,
  borrower: { description: 'ID of the member.', type: 'integer', required: true },
} satisfies ArgDefinitions;

export const parseLendBookArgs: ArgsParser<typeof lendBookArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.borrower !== undefined) args.borrower = k.integer(args.borrower) ?? fail('borrower');
};
