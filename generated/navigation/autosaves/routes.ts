// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (2eedf76bd97e)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { navigationMenuAutosaveContexts, navigationMenuAutosaveViews } from './contexts.ts';
import type { NavigationAutosavesHandlers } from './handlers.ts';
import { navigationMenuAutosaveSchema } from './schema.ts';

/** The links of a navigation menu autosave, in order. */
export const navigationMenuAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/navigation/{parent}', when: 'parent' },
];

/** Registers the routes of `navigation/autosaves`. */
export const registerNavigationAutosavesRoutes: RegisterRoutes<NavigationAutosavesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: navigationMenuAutosaveContexts,
      views: navigationMenuAutosaveViews,
      links: navigationMenuAutosaveLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/navigation/(?P<id>[\\d]+)/autosaves', {
    schema: navigationMenuAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listNavigationAutosavesArgs,
        parse: args.parseListNavigationAutosavesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_read: [401, 403], rest_post_invalid_parent: [404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createNavigationMenuAutosaveArgs,
        parse: args.parseCreateNavigationMenuAutosaveArgs,
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

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: navigationMenuAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getNavigationMenuAutosaveArgs,
        parse: args.parseGetNavigationMenuAutosaveArgs,
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
