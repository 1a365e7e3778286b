// @generated from schemas/ by `npm run generate`. Do not edit. (bfed35572e42)

import { standardSchema } from '../../../../runtime/schema/index.ts';
import * as booksArgs from './books/args.ts';
import type * as booksTypes from './books/types.ts';
import * as membersArgs from './members/args.ts';
import type * as membersTypes from './members/types.ts';
import * as summaryArgs from './summary/args.ts';
import type * as summaryTypes from './summary/types.ts';

/** The arguments of each endpoint (`inputs.posts.create`) as objects of Standard Schema, for the validation of forms. */
export const inputs = {
  books: {
    list: standardSchema<booksTypes.ListBooksInput>(booksArgs.listBooksArgs, { formats: 'strict' }),
    create: standardSchema<booksTypes.CreateBookInput>(booksArgs.createBookArgs, {
      formats: 'strict',
    }),
    get: standardSchema<booksTypes.GetBookInput>(booksArgs.getBookArgs, { formats: 'strict' }),
    lend: standardSchema<booksTypes.LendBookInput>(booksArgs.lendBookArgs, { formats: 'strict' }),
  },
  members: {
    get: standardSchema<membersTypes.GetMemberInput>(membersArgs.getMemberArgs, {
      formats: 'strict',
    }),
  },
  summary: {
    get: standardSchema<summaryTypes.GetSummaryInput>(summaryArgs.getSummaryArgs, {
      formats: 'strict',
    }),
  },
};
