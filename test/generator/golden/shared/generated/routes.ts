// @generated from schemas/ by `npm run generate`. Do not edit. (f10e85caa331)

import { registerResources } from '../runtime/server/index.ts';
import type { Registrar } from '../runtime/server/index.ts';
import type { BooksDraftsHandlers } from './books/drafts/handlers.ts';
import { registerBooksDraftsRoutes } from './books/drafts/routes.ts';
import type { BooksHandlers } from './books/handlers.ts';
import { registerBooksRoutes } from './books/routes.ts';
import type { Callbacks } from './callbacks.ts';
import type { FilmsHandlers } from './films/handlers.ts';
import { registerFilmsRoutes } from './films/routes.ts';

/** The handlers of every resource, which the site implements. */
export interface Handlers {
  readonly books: BooksHandlers;
  readonly booksDrafts: BooksDraftsHandlers;
  readonly films: FilmsHandlers;
}

/** The settings of `createServer` that schemas/api.json determines. */
export const apiSettings = { profile: 'content-api', token: 'cms' } as const;

/** Registers the routes of all schema files. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  registerResources(server, handlers, callbacks, {
    books: registerBooksRoutes,
    booksDrafts: registerBooksDraftsRoutes,
    films: registerFilmsRoutes,
  });
}
