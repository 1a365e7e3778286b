// @generated from schemas/args/ by `npm run generate`. Do not edit. (6eef1841b23d)

import { k } from '../../../../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../../../../runtime/schema/index.ts';

/** Pagination of a list. */
export const pagingArgs = {
  page: { description: 'Page, starting at 1.', type: 'integer', default: 1, minimum: 1 },
  per_page: {
    description: 'Maximum number of items per page.',
    type: 'integer',
    default: 10,
    minimum: 1,
    maximum: 100,
  },
} satisfies ArgDefinitions;

export const parsePagingArgs: ArgsParser<typeof pagingArgs> = (args, fail) => {
  if (args.page !== undefined) args.page = k.integer(args.page, 1) ?? fail('page');
  if (args.per_page !== undefined)
    args.per_page = k.integer(args.per_page, 1, 100) ?? fail('per_page');
};
