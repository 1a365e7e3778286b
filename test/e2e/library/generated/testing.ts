// @generated from schemas/ by `npm run generate`. Do not edit. (15825fcc83ea)

import type { Server } from '../../../../runtime/server/index.ts';
import { fixturesOf, mockServer as mockServerOf } from '../../../../runtime/testing/index.ts';
import type { Fixtures, ItemTables, MockOptions } from '../../../../runtime/testing/index.ts';
import { bookContexts } from './books/contexts.ts';
import { bookSchema } from './books/schema.ts';
import type { BookView } from './books/types.ts';
import { memberContexts } from './members/contexts.ts';
import { memberSchema } from './members/schema.ts';
import type { MemberView } from './members/types.ts';
import { apiSettings, registerRoutes } from './routes.ts';
import { summaryContexts } from './summary/contexts.ts';
import { summarySchema } from './summary/schema.ts';
import type { SummaryView } from './summary/types.ts';

/** The item of each resource, by context. */
export interface Items {
  readonly books: { view: BookView };
  readonly members: { view: MemberView };
  readonly summary: { view: SummaryView };
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
  return mockServerOf(tables, registerRoutes, { ...options, settings });
}
