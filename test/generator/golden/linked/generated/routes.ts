// @generated from schemas/ by `npm run generate`. Do not edit. (f1d9ac8b933d)

import { registerResources } from '../runtime/server/index.ts';
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

/** The settings of `createServer` that schemas/api.json determines. */
export const apiSettings = { profile: 'content-api', token: 'cms' } as const;

/** Registers the routes of all schema files. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  registerResources(server, handlers, callbacks, {
    letters: registerLettersRoutes,
    people: registerPeopleRoutes,
  });
}
