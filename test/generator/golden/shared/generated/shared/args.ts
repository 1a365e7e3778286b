// @generated from schemas/args/ by `npm run generate`. Do not edit. (1f4a4e92be8c)

import { absint, bySchema, k, sanitizeKey } from '../../runtime/schema/index.ts';
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
  context: {
    description: 'Audience of the answer.',
    type: 'string',
    enum: ['view', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  status: {
    description: 'Whether it is public.',
    type: 'string',
    enum: ['draft', 'public'],
    ...bySchema,
  },
  title: {
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
} satisfies ArgDefinitions;
