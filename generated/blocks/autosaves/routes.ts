// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (92ff79c570c8)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { blockAutosaveContexts, blockAutosaveViews } from './contexts.ts';
import type { BlocksAutosavesHandlers } from './handlers.ts';
import { blockAutosaveSchema } from './schema.ts';

/** The links of a block autosave, in order. */
export const blockAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/blocks/{parent}', when: 'parent' },
];

/** Registers the routes of `blocks/autosaves`. */
export const registerBlocksAutosavesRoutes: RegisterRoutes<BlocksAutosavesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: blockAutosaveContexts,
      views: blockAutosaveViews,
      links: blockAutosaveLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/blocks/(?P<id>[\\d]+)/autosaves', {
    schema: blockAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listBlocksAutosavesArgs,
        parse: args.parseListBlocksAutosavesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_read: [401, 403], rest_post_invalid_parent: [404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createBlockAutosaveArgs,
        parse: args.parseCreateBlockAutosaveArgs,
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

  server.registerRoute(server.core, '/blocks/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: blockAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getBlockAutosaveArgs,
        parse: args.parseGetBlockAutosaveArgs,
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
