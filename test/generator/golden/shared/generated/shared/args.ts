// @generated from schemas/args/ by `npm run generate`. Do not edit. (6154ac76a9f4)

import { absint, bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** Which page of a collection to answer. */
export const pagesArgs = {
  page: { description: 'Page to answer, from 1.', type: 'integer', default: 1, minimum: 1 },
  per_page: {
    description: 'Most items on a page.',
    type: 'integer',
    default: 10,
    minimum: 1,
    maximum: 100,
    validate_callback: 'validateRequestArg',
    sanitize_callback: absint,
  },
} satisfies ArgDefinitions;

export const parsePagesArgs: ArgsParser<typeof pagesArgs> = (args, fail) => {
  if (args.page !== undefined) args.page = k.integer(args.page, 1) ?? fail('page');
  if (args.per_page !== undefined)
    args.per_page = k.integer(args.per_page, 1, 100) ?? fail('per_page');
};

/** Arguments that several resources have in common. */
export const repeatedArgs = {
  status: {
    description: 'Whether it is public.',
    type: 'string',
    enum: ['draft', 'public'],
    ...bySchema,
  },
} satisfies ArgDefinitions;
