// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (7d805bc08b47)

import type { Registrar } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import type { Callbacks } from '../../callbacks.ts';
import * as args from './args.ts';
import { navigationMenuRevisionContexts, navigationMenuRevisionViews } from './contexts.ts';
import type { NavigationRevisionsHandlers } from './handlers.ts';
import { navigationMenuRevisionSchema } from './schema.ts';

/** The links of a navigation menu revision, in order. */
export const navigationMenuRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/navigation/{parent}', when: 'parent' },
];

/** Registers the routes of `navigation/revisions`. */
export function registerNavigationRevisionsRoutes(
  server: Registrar,
  handlers: NavigationRevisionsHandlers,
  callbacks: Callbacks,
): void {
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
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteNavigationMenuRevisionArgs,
        parse: args.parseDeleteNavigationMenuRevisionArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
    ],
  });
}
