// @generated from schemas/ by `npm run generate`. Do not edit. (ff384b0451bb)

import type { Registrar } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import {
  createMenuItemArgs,
  getMenuItemArgs,
  listMenuItemsArgs,
  parseCreateMenuItemArgs,
  parseGetMenuItemArgs,
  parseStatesMenuItemArgs,
  statesMenuItemArgs,
} from './menu-items/args.ts';
import { menuItemContexts, menuItemViews } from './menu-items/contexts.ts';
import type { MenuItemsHandlers } from './menu-items/handlers.ts';
import { menuItemLinks } from './menu-items/links.ts';
import { menuItemSchema } from './menu-items/schema.ts';
import { listPagesArgs } from './pages/args.ts';
import { pageContexts, pageViews } from './pages/contexts.ts';
import type { PagesHandlers } from './pages/handlers.ts';
import { pageLinks } from './pages/links.ts';
import { pageSchema } from './pages/schema.ts';
import { getSettingsArgs, parseUpdateSettingsArgs, updateSettingsArgs } from './settings/args.ts';
import { settingsContexts, settingsViews } from './settings/contexts.ts';
import type { SettingsHandlers } from './settings/handlers.ts';
import { settingsLinks } from './settings/links.ts';
import { settingsSchema } from './settings/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly menuItems: MenuItemsHandlers;
  readonly pages: PagesHandlers;
  readonly settings: SettingsHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute(server.core, '/menu-items', {
    schema: menuItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listMenuItemsArgs,
        endpoint: handlers.menuItems.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: menuItemContexts, views: menuItemViews, links: menuItemLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createMenuItemArgs,
        parse: parseCreateMenuItemArgs,
        endpoint: handlers.menuItems.create,
        answers: 'created',
        context: 'view',
        shape: { contexts: menuItemContexts, views: menuItemViews, links: menuItemLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<name>[\\w/]+)', {
    schema: menuItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getMenuItemArgs,
        parse: parseGetMenuItemArgs,
        endpoint: handlers.menuItems.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: menuItemContexts, views: menuItemViews, links: menuItemLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<id>[\\d]+)/states', {
    schema: menuItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: statesMenuItemArgs,
        parse: parseStatesMenuItemArgs,
        endpoint: handlers.menuItems.states,
        answers: 'any',
        answerSchema: {
          type: 'array',
          items: {
            description: 'How the line was.',
            type: 'object',
            properties: {
              name: { description: 'What it said.', type: 'string' },
              '{token}_note': { description: 'Why it changed.', type: 'string', optional: true },
            },
          },
        },
        context: 'view',
        shape: { contexts: menuItemContexts, views: menuItemViews, links: menuItemLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/pages', {
    schema: pageSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listPagesArgs,
        endpoint: handlers.pages.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: pageContexts, views: pageViews, links: pageLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/settings', {
    schema: settingsSchema,
    endpoints: [
      {
        methods: 'GET',
        args: getSettingsArgs,
        endpoint: handlers.settings.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: settingsContexts, views: settingsViews, links: settingsLinks },
        callbacks,
      },
      {
        methods: 'PUT',
        args: updateSettingsArgs,
        parse: parseUpdateSettingsArgs,
        endpoint: handlers.settings.update,
        answers: 'item',
        context: 'view',
        shape: { contexts: settingsContexts, views: settingsViews, links: settingsLinks },
        callbacks,
      },
    ],
  });
}
