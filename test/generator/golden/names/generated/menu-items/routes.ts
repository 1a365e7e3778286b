// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (c1ea47a5dd25)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { menuItemContexts, menuItemViews } from './contexts.ts';
import type { MenuItemsHandlers } from './handlers.ts';
import { menuItemSchema } from './schema.ts';

/** The links of a menu item, in order. */
export const menuItemLinks: LinkTable = [];

/** Registers the routes of `menu-items`. */
export const registerMenuItemsRoutes: RegisterRoutes<MenuItemsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: menuItemContexts, views: menuItemViews, links: menuItemLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/menu-items', {
    schema: menuItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listMenuItemsArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {},
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createMenuItemArgs,
        parse: args.parseCreateMenuItemArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<name>[\\w/]+)', {
    schema: menuItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getMenuItemArgs,
        parse: args.parseGetMenuItemArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<id>[\\d]+)/states', {
    schema: menuItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.statesMenuItemArgs,
        parse: args.parseStatesMenuItemArgs,
        endpoint: handlers.states,
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
        errors: {},
        ...shared,
      },
    ],
  });
};
