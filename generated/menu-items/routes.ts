// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (d620be67b6a2)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { menuItemContexts, menuItemViews } from './contexts.ts';
import type { MenuItemsHandlers } from './handlers.ts';
import { menuItemSchema } from './schema.ts';

/** The links of a menu item, in order. */
export const menuItemLinks: LinkTable = [
  {
    rel: '{api_rel}term',
    href: '/{core}/menus?post={id}',
    embeddable: true,
    attributes: { taxonomy: 'nav_menu' },
  },
  {
    rel: '{api_rel}action-assign-menus',
    href: '/{core}/menu-items/{id}',
    when: '$can_assign_nav_menu',
  },
  {
    rel: '{api_rel}action-create-menus',
    href: '/{core}/menu-items/{id}',
    when: '$can_create_nav_menu',
  },
  { rel: 'self', href: '/{core}/menu-items/{id}' },
  { rel: 'collection', href: '/{core}/menu-items' },
  { rel: 'about', href: '/{core}/types/nav_menu_item' },
  { rel: '{api_rel}action-publish', href: '/{core}/menu-items/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/menu-items/{id}',
    when: '$can_use_unfiltered_html',
  },
  {
    rel: '{api_rel}menu-item-object',
    href: '{$post_route}',
    when: '$post_route',
    embeddable: true,
    attributes: { post_type: '{object}' },
  },
  {
    rel: '{api_rel}menu-item-object',
    href: '{$term_route}',
    when: '$term_route',
    embeddable: true,
    attributes: { taxonomy: '{object}' },
  },
];

/** Registers the routes of `menu-items`. */
export const registerMenuItemsRoutes: RegisterRoutes<MenuItemsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: menuItemContexts,
      views: menuItemViews,
      links: menuItemLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/menu-items', {
    schema: menuItemSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listMenuItemsArgs,
        parse: args.parseListMenuItemsArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {
          rest_cannot_view: [401, 403],
          rest_invalid_cursor: [400],
          rest_no_search_term_defined: [400],
          rest_orderby_include_missing_include: [400],
          rest_post_invalid_page_number: [400],
        },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createMenuItemArgs,
        parse: args.parseCreateMenuItemArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          invalid_menu_id: [400],
          rest_cannot_create: [401, 403],
          rest_post_exists: [400],
          rest_post_invalid_id: [400, 404],
          rest_post_invalid_type: [400],
          rest_term_invalid_id: [400],
          rest_title_required: [400],
          rest_url_required: [400],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<id>[\\d]+)', {
    schema: menuItemSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getMenuItemArgs,
        parse: args.parseGetMenuItemArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {
          rest_cannot_view: [401, 403],
          rest_post_incorrect_password: [403],
          rest_post_invalid_id: [400, 404],
          rest_too_many_wrong_passwords: [429],
        },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateMenuItemArgs,
        parse: args.parseUpdateMenuItemArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          invalid_menu_id: [400],
          rest_cannot_edit: [401, 403],
          rest_post_invalid_id: [400, 404],
          rest_post_invalid_type: [400],
          rest_term_invalid_id: [400],
          rest_title_required: [400],
          rest_url_required: [400],
        },
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteMenuItemArgs,
        parse: args.parseDeleteMenuItemArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_cannot_delete: [401, 403, 500],
          rest_post_invalid_id: [400, 404],
          rest_trash_not_supported: [501],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });
};
