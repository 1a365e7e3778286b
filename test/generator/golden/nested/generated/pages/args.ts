// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (89630d180a79)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /library/v1/shelves/{shelf}/books/{book}/pages/{number}`, and their parser. */
export const getPageArgs = {
  shelf: { description: 'Name of the shelf.', type: 'string' },
  book: { description: 'Number of the book.', type: 'integer' },
  number: { description: 'Number of the page.', type: 'integer' },
} satisfies ArgDefinitions;

export const parseGetPageArgs: ArgsParser<typeof getPageArgs> = (args, fail) => {
  if (args.shelf !== undefined) args.shelf = k.string(args.shelf) ?? fail('shelf');
  if (args.book !== undefined) args.book = k.integer(args.book) ?? fail('book');
  if (args.number !== undefined) args.number = k.integer(args.number) ?? fail('number');
};

/** The arguments of `DELETE /library/v1/shelves/{shelf}/books/{book}/pages/{number}`, and their parser. */
export const deletePageArgs = {
  shelf: getPageArgs.shelf,
  book: getPageArgs.book,
  number: getPageArgs.number,
} satisfies ArgDefinitions;

export const parseDeletePageArgs: ArgsParser<typeof deletePageArgs> = (args, fail) => {
  parseGetPageArgs(args, fail);
};
