// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (7546e44b4847)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { pageAutosaveContexts, pageAutosaveViews } from './contexts.ts';
import type { PagesAutosavesHandlers } from './handlers.ts';
import { pageAutosaveSchema } from './schema.ts';

/** The links of a page autosave, in order. */
export const pageAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/pages/{parent}', when: 'parent' },
];

/** Registers the routes of `pages/autosaves`. */
export const registerPagesAutosavesRoutes: RegisterRoutes<PagesAutosavesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
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
        errors: { rest_cannot_read: [401, 403], rest_post_invalid_parent: [404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createPageAutosaveArgs,
        parse: args.parseCreatePageAutosaveArgs,
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

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: pageAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getPageAutosaveArgs,
        parse: args.parseGetPageAutosaveArgs,
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
