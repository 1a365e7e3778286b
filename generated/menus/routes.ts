// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (93b814355706)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
import * as args from './args.ts';
import { menuContexts, menuViews } from './contexts.ts';
import type { MenusHandlers } from './handlers.ts';
import { menuSchema } from './schema.ts';

/** The links of a menu, in order. */
export const menuLinks: LinkTable = [
  { rel: 'self', href: '/{core}/menus/{id}' },
  { rel: 'collection', href: '/{core}/menus' },
  { rel: 'about', href: '/{core}/taxonomies/nav_menu' },
  { rel: '{api_rel}post_type', href: '/{core}/menu-items?menus={id}' },
  {
    rel: '{api_rel}menu-location',
    href: '/{core}/menu-locations/{each}',
    each: 'locations',
    embeddable: true,
  },
];

/** Registers the routes of `menus`. */
export function registerMenusRoutes(
  server: Registrar,
  handlers: MenusHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: { contexts: menuContexts, views: menuViews, links: menuLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/menus', {
    schema: menuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listMenusArgs,
        parse: args.parseListMenusArgs,
        endpoint: handlers.list,
        answers: 'page',
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createMenuArgs,
        parse: args.parseCreateMenuArgs,
        endpoint: handlers.create,
        answers: 'created',
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/menus/(?P<id>[\\d]+)', {
    schema: menuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getMenuArgs,
        parse: args.parseGetMenuArgs,
        endpoint: handlers.get,
        answers: 'item',
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateMenuArgs,
        parse: args.parseUpdateMenuArgs,
        endpoint: handlers.update,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteMenuArgs,
        parse: args.parseDeleteMenuArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        context: 'edit',
        ...shared,
      },
    ],
  });
}
