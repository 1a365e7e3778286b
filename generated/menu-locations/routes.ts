// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (00b5ae51a5ff)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { menuLocationContexts, menuLocationViews } from './contexts.ts';
import type { MenuLocationsHandlers } from './handlers.ts';
import { menuLocationSchema } from './schema.ts';

/** The links of a menu location, in order. */
export const menuLocationLinks: LinkTable = [
  { rel: 'self', href: '/{core}/menu-locations/{name}' },
  { rel: 'collection', href: '/{core}/menu-locations' },
  { rel: '{api_rel}menu', href: '/{core}/menus/{menu}', when: 'menu', embeddable: true },
];

/** Registers the routes of `menu-locations`. */
export const registerMenuLocationsRoutes: RegisterRoutes<MenuLocationsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: menuLocationContexts, views: menuLocationViews, links: menuLocationLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/menu-locations', {
    schema: menuLocationSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listMenuLocationsArgs,
        parse: args.parseListMenuLocationsArgs,
        endpoint: handlers.list,
        answers: 'map',
        errors: { rest_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-locations/(?P<location>[\\w-]+)', {
    schema: menuLocationSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getMenuLocationArgs,
        parse: args.parseGetMenuLocationArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_cannot_view: [401, 403], rest_menu_location_invalid: [404] },
        ...shared,
      },
    ],
  });
};
