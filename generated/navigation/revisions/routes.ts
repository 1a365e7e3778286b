// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (023c2f6214e5)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { navigationMenuRevisionContexts, navigationMenuRevisionViews } from './contexts.ts';
import type { NavigationRevisionsHandlers } from './handlers.ts';
import { navigationMenuRevisionSchema } from './schema.ts';

/** The links of a navigation menu revision, in order. */
export const navigationMenuRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/navigation/{parent}', when: 'parent' },
];

/** Registers the routes of `navigation/revisions`. */
export const registerNavigationRevisionsRoutes: RegisterRoutes<NavigationRevisionsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: navigationMenuRevisionContexts,
      views: navigationMenuRevisionViews,
      links: navigationMenuRevisionLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/revisions', {
    schema: navigationMenuRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listNavigationRevisionsArgs,
        parse: args.parseListNavigationRevisionsArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {
          rest_cannot_read: [401, 403],
          rest_no_search_term_defined: [400],
          rest_orderby_include_missing_include: [400],
          rest_post_invalid_parent: [404],
          rest_revision_invalid_offset_number: [400],
          rest_revision_invalid_page_number: [400],
        },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: navigationMenuRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getNavigationMenuRevisionArgs,
        parse: args.parseGetNavigationMenuRevisionArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {
          rest_cannot_read: [401, 403],
          rest_post_invalid_id: [400, 404],
          rest_post_invalid_parent: [404],
        },
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteNavigationMenuRevisionArgs,
        parse: args.parseDeleteNavigationMenuRevisionArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_cannot_delete: [401, 403, 500],
          rest_post_invalid_id: [400, 404],
          rest_post_invalid_parent: [404],
          rest_trash_not_supported: [501],
        },
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
    ],
  });
};
