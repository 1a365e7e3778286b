// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (4b7fb99a40b7)

import { bySchema, k } from '../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import * as shared from '../../shared/args.ts';

/** The arguments of `POST /cms/v2/books/{id}/drafts`, and their parser. */
export const saveDraftArgs = {
  id: { description: 'Number of the book.', type: 'integer' },
  title: shared.repeatedArgs.title,
  status: shared.repeatedArgs.status,
  pages: { description: 'How many pages it has.', type: 'integer', minimum: 1, ...bySchema },
} satisfies ArgDefinitions;

export const parseSaveDraftArgs: ArgsParser<typeof saveDraftArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.status !== undefined)
    args.status = k.oneOf(args.status, saveDraftArgs.status.enum) ?? fail('status');
  if (args.pages !== undefined) args.pages = k.integer(args.pages, 1) ?? fail('pages');
};
