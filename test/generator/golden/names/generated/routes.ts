// @generated from schemas/ by `npm run generate`. Do not edit. (b0c965f80514)

import { registerResources } from '../runtime/server/index.ts';
import type { Registrar } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import type { MenuItemsHandlers } from './menu-items/handlers.ts';
import { registerMenuItemsRoutes } from './menu-items/routes.ts';
import type { PagesHandlers } from './pages/handlers.ts';
import { registerPagesRoutes } from './pages/routes.ts';
import type { SettingsHandlers } from './settings/handlers.ts';
import { registerSettingsRoutes } from './settings/routes.ts';

/** The handlers of every resource, which the site implements. */
export interface Handlers {
  readonly menuItems: MenuItemsHandlers;
  readonly pages: PagesHandlers;
  readonly settings: SettingsHandlers;
}

/** The settings of `createServer` that schemas/api.json determines. */
export const apiSettings = { profile: 'content-api', token: 'cms' } as const;

/** Registers the routes of all schema files. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  registerResources(server, handlers, callbacks, {
    menuItems: registerMenuItemsRoutes,
    pages: registerPagesRoutes,
    settings: registerSettingsRoutes,
  });
}
