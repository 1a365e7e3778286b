// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (b3f0e4837f90)

import { absint, k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/block-directory/search`, and their parser. */
export const searchBlockDirectoryItemArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  page: shared.collectionArgs.page,
  per_page: {
    description: 'Maximum number of items per page.',
    type: 'integer',
    default: 10,
    maximum: 100,
    minimum: 1,
    validate_callback: 'validateRequestArg',
    sanitize_callback: absint,
  },
  term: { description: 'Search term.', type: 'string', required: true, minLength: 1 },
} satisfies ArgDefinitions;

export const parseSearchBlockDirectoryItemArgs: ArgsParser<typeof searchBlockDirectoryItemArgs> = (
  args,
  fail,
) => {
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, searchBlockDirectoryItemArgs.context.enum) ?? fail('context');
  if (args.page !== undefined) args.page = k.integer(args.page, 1) ?? fail('page');
  if (args.per_page !== undefined)
    args.per_page = k.integer(args.per_page, 1, 100) ?? fail('per_page');
  if (args.term !== undefined)
    args.term = k.limitedString(args.term, searchBlockDirectoryItemArgs.term) ?? fail('term');
};
