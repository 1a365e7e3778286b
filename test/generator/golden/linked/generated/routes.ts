// @generated from schemas/ by `npm run generate`. Do not edit. (cf6a465a512a)

import type { Registrar } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import type { LettersHandlers } from './letters/handlers.ts';
import { registerLettersRoutes } from './letters/routes.ts';
import type { PeopleHandlers } from './people/handlers.ts';
import { registerPeopleRoutes } from './people/routes.ts';

/** The handlers of every resource, which the site implements. */
export interface Handlers {
  readonly letters: LettersHandlers;
  readonly people: PeopleHandlers;
}

/** Registers the routes of all schema files. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  registerLettersRoutes(server, handlers.letters, callbacks);
  registerPeopleRoutes(server, handlers.people, callbacks);
}
