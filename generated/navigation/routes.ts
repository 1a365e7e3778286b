// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (766a7e73fea2)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
import * as args from './args.ts';
import { navigationMenuContexts, navigationMenuViews } from './contexts.ts';
import type { NavigationHandlers } from './handlers.ts';
import { navigationMenuSchema } from './schema.ts';

/** The links of a navigation menu, in order. */
export const navigationMenuLinks: LinkTable = [
  { rel: 'self', href: '/{core}/navigation/{id}' },
  { rel: 'collection', href: '/{core}/navigation' },
  { rel: 'about', href: '/{core}/types/{type}' },
  {
    rel: 'version-history',
    href: '/{core}/navigation/{id}/revisions',
    attributes: { count: '{$revision_count}' },
  },
  {
    rel: 'predecessor-version',
    href: '/{core}/navigation/{id}/revisions/{$last_revision}',
    when: '$last_revision',
    attributes: { id: '{$last_revision}' },
  },
  { rel: '{api_rel}attachment', href: '/{core}/media?parent={id}' },
  { rel: '{api_rel}action-publish', href: '/{core}/navigation/{id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/navigation/{id}',
    when: '$can_use_unfiltered_html',
  },
];

/** Registers the routes of `navigation`. */
export function registerNavigationRoutes(
  server: Registrar,
  handlers: NavigationHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: {
      contexts: navigationMenuContexts,
      views: navigationMenuViews,
      links: navigationMenuLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/navigation', {
    schema: navigationMenuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.listNavigationArgs,
        parse: args.parseListNavigationArgs,
        endpoint: handlers.list,
        answers: 'page',
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createNavigationMenuArgs,
        parse: args.parseCreateNavigationMenuArgs,
        endpoint: handlers.create,
        answers: 'created',
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/navigation/(?P<id>[\\d]+)', {
    schema: navigationMenuSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getNavigationMenuArgs,
        parse: args.parseGetNavigationMenuArgs,
        endpoint: handlers.get,
        answers: 'item',
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateNavigationMenuArgs,
        parse: args.parseUpdateNavigationMenuArgs,
        endpoint: handlers.update,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteNavigationMenuArgs,
        parse: args.parseDeleteNavigationMenuArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        context: 'edit',
        ...shared,
      },
    ],
  });
}
