// @generated from schemas/ by `npm run generate`. Do not edit. (b9e835abf25a)

import type { Server } from '../../../../runtime/server/index.ts';
import { fixturesOf, mockServer as mockServerOf } from '../../../../runtime/testing/index.ts';
import type {
  Fixtures,
  ItemTables,
  ItemsOf,
  MockOptions,
} from '../../../../runtime/testing/index.ts';
import { bookContexts } from './books/contexts.ts';
import type { bookViews } from './books/contexts.ts';
import { bookSchema } from './books/schema.ts';
import { memberContexts } from './members/contexts.ts';
import type { memberViews } from './members/contexts.ts';
import { memberSchema } from './members/schema.ts';
import { apiSettings, registerRoutes } from './routes.ts';
import { summaryContexts } from './summary/contexts.ts';
import type { summaryViews } from './summary/contexts.ts';
import { summarySchema } from './summary/schema.ts';

/** The item of each resource, by context. */
export interface Items {
  readonly books: ItemsOf<typeof bookViews>;
  readonly members: ItemsOf<typeof memberViews>;
  readonly summary: ItemsOf<typeof summaryViews>;
}

/** The schemas and contexts of each resource. */
export const tables: ItemTables = {
  books: { schema: bookSchema, contexts: bookContexts },
  members: { schema: memberSchema, contexts: memberContexts },
  summary: { schema: summarySchema, contexts: summaryContexts },
};

/** A valid item of each resource and context: `fixtures.posts.view()`. */
export const fixtures: Fixtures<Items> = fixturesOf<Items>(tables);

/** Returns a stateless server that answers every operation with data of its schema. */
export function mockServer(options?: MockOptions): Server {
  const settings = { ...apiSettings, ...options?.settings };
  return mockServerOf(tables, registerRoutes, {
    ...options,
    settings,
    messages: {
      book_not_found: 'There is no book with the ID {id}.',
      book_on_loan: 'The book is on loan to member {borrower}.',
      member_not_found: 'There is no member with the ID {id}.',
    },
  });
}
