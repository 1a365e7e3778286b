// @generated from schemas/ by `npm run generate`. Do not edit. (de3853eb8611)

import { registerResources } from '../runtime/server/index.ts';
import type { Registrar } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import type { NotesHandlers } from './notes/handlers.ts';
import { registerNotesRoutes } from './notes/routes.ts';

/** The handlers of every resource, which the site implements. */
export interface Handlers {
  readonly notes: NotesHandlers;
}

/** The settings of `createServer` that schemas/api.json determines. */
export const apiSettings = { profile: 'content-api', token: 'cms' } as const;

/** Registers the routes of all schema files. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  registerResources(server, handlers, callbacks, {
    notes: registerNotesRoutes,
  });
}
