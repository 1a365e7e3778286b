// @generated from schemas/resources/blocks/revisions.json by `npm run generate`. Do not edit. (0f9fff41e2c6)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { blockRevisionContexts, blockRevisionViews } from './contexts.ts';
import type { BlocksRevisionsHandlers } from './handlers.ts';
import { blockRevisionSchema } from './schema.ts';

/** The links of a block revision, in order. */
export const blockRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/blocks/{parent}', when: 'parent' },
];

/** Registers the routes of `blocks/revisions`. */
export const registerBlocksRevisionsRoutes: RegisterRoutes<BlocksRevisionsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: blockRevisionContexts,
      views: blockRevisionViews,
      links: blockRevisionLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/revisions', {
    schema: blockRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listBlocksRevisionsArgs,
        parse: args.parseListBlocksRevisionsArgs,
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

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: blockRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getBlockRevisionArgs,
        parse: args.parseGetBlockRevisionArgs,
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
        args: args.deleteBlockRevisionArgs,
        parse: args.parseDeleteBlockRevisionArgs,
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
