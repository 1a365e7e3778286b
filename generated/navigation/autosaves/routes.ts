// @generated from schemas/resources/navigation/autosaves.json by `npm run generate`. Do not edit. (e5ca29acebf4)

import type { Registrar } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import type { Callbacks } from '../../callbacks.ts';
import * as args from './args.ts';
import { navigationMenuAutosaveContexts, navigationMenuAutosaveViews } from './contexts.ts';
import type { NavigationAutosavesHandlers } from './handlers.ts';
import { navigationMenuAutosaveSchema } from './schema.ts';

/** The links of a navigation menu autosave, in order. */
export const navigationMenuAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/navigation/{parent}', when: 'parent' },
];

/** Registers the routes of `navigation/autosaves`. */
export function registerNavigationAutosavesRoutes(
  server: Registrar,
  handlers: NavigationAutosavesHandlers,
  callbacks: Callbacks,
): void {
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
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createNavigationMenuAutosaveArgs,
        parse: args.parseCreateNavigationMenuAutosaveArgs,
        endpoint: handlers.create,
        answers: 'item',
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
        ...shared,
      },
    ],
  });
}
