// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (2c6d00405a4e)

import type { Registrar } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import type { Callbacks } from '../../callbacks.ts';
import * as args from './args.ts';
import { pageAutosaveContexts, pageAutosaveViews } from './contexts.ts';
import type { PagesAutosavesHandlers } from './handlers.ts';
import { pageAutosaveSchema } from './schema.ts';

/** The links of a page autosave, in order. */
export const pageAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/pages/{parent}', when: 'parent' },
];

/** Registers the routes of `pages/autosaves`. */
export function registerPagesAutosavesRoutes(
  server: Registrar,
  handlers: PagesAutosavesHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: { contexts: pageAutosaveContexts, views: pageAutosaveViews, links: pageAutosaveLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/pages/(?P<id>[\\d]+)/autosaves', {
    schema: pageAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listPagesAutosavesArgs,
        parse: args.parseListPagesAutosavesArgs,
        endpoint: handlers.list,
        answers: 'list',
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createPageAutosaveArgs,
        parse: args.parseCreatePageAutosaveArgs,
        endpoint: handlers.create,
        answers: 'item',
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: pageAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getPageAutosaveArgs,
        parse: args.parseGetPageAutosaveArgs,
        endpoint: handlers.get,
        answers: 'item',
        ...shared,
      },
    ],
  });
}
