// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (25713e60b848)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
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
export const registerMenusRoutes: RegisterRoutes<MenusHandlers> = (server, handlers, callbacks) => {
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
        errors: {
          rest_cannot_view: [401, 403],
          rest_invalid_cursor: [400],
          rest_post_invalid_id: [400, 404],
        },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createMenuArgs,
        parse: args.parseCreateMenuArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          duplicate_term_slug: [500],
          empty_term_name: [400],
          menu_exists: [400],
          rest_cannot_create: [401, 403],
          rest_taxonomy_not_hierarchical: [400],
          rest_term_invalid: [400, 404],
          term_exists: [400],
        },
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
        errors: { rest_cannot_view: [401, 403], rest_term_invalid: [400, 404] },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateMenuArgs,
        parse: args.parseUpdateMenuArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          duplicate_term_slug: [500],
          empty_term_name: [400],
          menu_exists: [400],
          rest_cannot_update: [401, 403],
          rest_precondition_failed: [412],
          rest_taxonomy_not_hierarchical: [400],
          rest_term_invalid: [400, 404],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteMenuArgs,
        parse: args.parseDeleteMenuArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_cannot_delete: [401, 403, 500],
          rest_precondition_failed: [412],
          rest_term_invalid: [400, 404],
          rest_trash_not_supported: [501],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });
};
