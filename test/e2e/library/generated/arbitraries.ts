// @generated from schemas/ by `npm run generate`. Do not edit. (41dc686cdd90)

import { arbitrariesOf } from '../../../../runtime/arbitraries/index.ts';
import type {
  Arbitraries,
  ArgumentTables,
  GroupTables,
} from '../../../../runtime/arbitraries/index.ts';
import * as booksArgs from './books/args.ts';
import type * as booksTypes from './books/types.ts';
import * as membersArgs from './members/args.ts';
import type * as membersTypes from './members/types.ts';
import * as summaryArgs from './summary/args.ts';
import type * as summaryTypes from './summary/types.ts';
import { tables } from './testing.ts';
import type { Items } from './testing.ts';

/** The arguments of each endpoint, by resource. */
export interface Inputs {
  readonly books: {
    readonly list: booksTypes.ListBooksInput;
    readonly create: booksTypes.CreateBookInput;
    readonly get: booksTypes.GetBookInput;
    readonly lend: booksTypes.LendBookInput;
  };
  readonly members: { readonly get: membersTypes.GetMemberInput };
  readonly summary: { readonly get: summaryTypes.GetSummaryInput };
}

const args: ArgumentTables = {
  books: {
    list: booksArgs.listBooksArgs,
    create: booksArgs.createBookArgs,
    get: booksArgs.getBookArgs,
    lend: booksArgs.lendBookArgs,
  },
  members: { get: membersArgs.getMemberArgs },
  summary: { get: summaryArgs.getSummaryArgs },
};

/** The expressions of path arguments. */
const groups: GroupTables = {
  books: { get: { id: '[\\d]+' }, lend: { id: '[\\d]+' } },
  members: { get: { id: '[\\d]+' } },
};

/** Items by context (`arbitraries.posts.items.view`) and arguments by endpoint (`….inputs.create`). */
export const arbitraries: Arbitraries<Items, Inputs> = arbitrariesOf<Items, Inputs>(
  tables,
  args,
  groups,
);
