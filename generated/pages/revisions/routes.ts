// @generated from schemas/resources/pages/revisions.json by `npm run generate`. Do not edit. (d7fbf8864e75)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { pageRevisionContexts, pageRevisionViews } from './contexts.ts';
import type { PagesRevisionsHandlers } from './handlers.ts';
import { pageRevisionSchema } from './schema.ts';

/** The links of a page revision, in order. */
export const pageRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/pages/{parent}', when: 'parent' },
];

/** Registers the routes of `pages/revisions`. */
export const registerPagesRevisionsRoutes: RegisterRoutes<PagesRevisionsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: pageRevisionContexts, views: pageRevisionViews, links: pageRevisionLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/revisions', {
    schema: pageRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listPagesRevisionsArgs,
        parse: args.parseListPagesRevisionsArgs,
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

  server.registerRoute(server.core, '/pages/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: pageRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getPageRevisionArgs,
        parse: args.parseGetPageRevisionArgs,
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
        args: args.deletePageRevisionArgs,
        parse: args.parseDeletePageRevisionArgs,
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
