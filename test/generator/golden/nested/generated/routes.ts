// @generated from schemas/ by `npm run generate`. Do not edit. (2e5d59016311)

import { registerResources } from '../runtime/server/index.ts';
import type { Registrar } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import type { PagesHandlers } from './pages/handlers.ts';
import { registerPagesRoutes } from './pages/routes.ts';

/** The handlers of every resource, which the site implements. */
export interface Handlers {
  readonly pages: PagesHandlers;
}

/** The settings of `createServer` that schemas/api.json determines. */
export const apiSettings = { profile: 'content-api', token: 'cms' } as const;

/** Registers the routes of all schema files. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  registerResources(server, handlers, callbacks, {
    pages: registerPagesRoutes,
  });
}
