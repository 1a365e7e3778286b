// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (e807a66066e8)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/pattern-directory/patterns`, and their parser. */
export const searchPatternDirectoryItemArgs = {
  context: shared.repeatedArgs.context,
  search: {
    description: 'Only patterns that contain this text.',
    type: 'string',
    minLength: 1,
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  category: {
    description: 'Only patterns of the category with this ID.',
    type: 'integer',
    minimum: 1,
  },
  keyword: {
    description: 'Only patterns with the keyword of this ID.',
    type: 'integer',
    minimum: 1,
  },
  slug: { description: 'Only patterns with one of these names.', type: 'array' },
} satisfies ArgDefinitions;

export const parseSearchPatternDirectoryItemArgs: ArgsParser<
  typeof searchPatternDirectoryItemArgs
> = (args, fail) => {
  if (args.context !== undefined)
    args.context =
      k.oneOf(args.context, searchPatternDirectoryItemArgs.context.enum) ?? fail('context');
  if (args.search !== undefined) fail('search');
  if (args.category !== undefined) args.category = k.integer(args.category, 1) ?? fail('category');
  if (args.keyword !== undefined) args.keyword = k.integer(args.keyword, 1) ?? fail('keyword');
  if (args.slug !== undefined) fail('slug');
};
