// @generated from schemas/ by `npm run generate`. Do not edit. (951649da7848)

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
    list: standardSchema<booksTypes.ListBooksInput>(booksArgs.listBooksArgs),
    create: standardSchema<booksTypes.CreateBookInput>(booksArgs.createBookArgs),
    get: standardSchema<booksTypes.GetBookInput>(booksArgs.getBookArgs),
    lend: standardSchema<booksTypes.LendBookInput>(booksArgs.lendBookArgs),
  },
  members: {
    get: standardSchema<membersTypes.GetMemberInput>(membersArgs.getMemberArgs),
  },
  summary: {
    get: standardSchema<summaryTypes.GetSummaryInput>(summaryArgs.getSummaryArgs),
  },
};
