// @generated from schemas/ by `npm run generate`. Do not edit. (57e781995f73)

import { registerResources } from '../../../../runtime/server/index.ts';
import type { Registrar } from '../../../../runtime/server/index.ts';
import type { BooksHandlers } from './books/handlers.ts';
import { registerBooksRoutes } from './books/routes.ts';
import type { Callbacks } from './callbacks.ts';
import type { MembersHandlers } from './members/handlers.ts';
import { registerMembersRoutes } from './members/routes.ts';
import type { SummaryHandlers } from './summary/handlers.ts';
import { registerSummaryRoutes } from './summary/routes.ts';

/** The handlers of every resource, which the site implements. */
export interface Handlers {
  readonly books: BooksHandlers;
  readonly members: MembersHandlers;
  readonly summary: SummaryHandlers;
}

/** The settings of `createServer` that schemas/api.json determines. */
export const apiSettings = {
  profile: 'plain',
  protocol: { prefix: 'api', challenge: 'Bearer realm="Library"' },
} as const;

/** Registers the routes of all schema files. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  registerResources(server, handlers, callbacks, {
    books: registerBooksRoutes,
    members: registerMembersRoutes,
    summary: registerSummaryRoutes,
  });
}
