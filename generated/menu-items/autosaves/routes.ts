// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (487a5d6de818)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { menuItemAutosaveContexts, menuItemAutosaveViews } from './contexts.ts';
import type { MenuItemsAutosavesHandlers } from './handlers.ts';
import { menuItemAutosaveSchema } from './schema.ts';

/** The links of a menu item autosave, in order. */
export const menuItemAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/menu-items/{parent}', when: 'parent' },
];

/** Registers the routes of `menu-items/autosaves`. */
export const registerMenuItemsAutosavesRoutes: RegisterRoutes<MenuItemsAutosavesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: menuItemAutosaveContexts,
      views: menuItemAutosaveViews,
      links: menuItemAutosaveLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/menu-items/(?P<id>[\\d]+)/autosaves', {
    schema: menuItemAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listMenuItemsAutosavesArgs,
        parse: args.parseListMenuItemsAutosavesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_read: [401, 403], rest_post_invalid_parent: [404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createMenuItemAutosaveArgs,
        parse: args.parseCreateMenuItemAutosaveArgs,
        endpoint: handlers.create,
        answers: 'item',
        errors: {
          empty_content: [400],
          invalid_date: [400],
          rest_autosave_no_changes: [400],
          rest_cannot_assign_sticky: [401, 403],
          rest_cannot_assign_term: [401, 403],
          rest_cannot_edit: [401, 403],
          rest_cannot_edit_others: [401, 403],
          rest_cannot_publish: [401, 403],
          rest_invalid_author: [400],
          rest_invalid_field: [400],
          rest_post_invalid_id: [400, 404],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/menu-items/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: menuItemAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getMenuItemAutosaveArgs,
        parse: args.parseGetMenuItemAutosaveArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {
          rest_cannot_read: [401, 403],
          rest_post_invalid_parent: [404],
          rest_post_no_autosave: [404],
        },
        ...shared,
      },
    ],
  });
};
