// @generated from schemas/resources/block-directory.json by `npm run generate`. Do not edit. (9eaea34a59cc)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { blockDirectoryItemContexts, blockDirectoryItemViews } from './contexts.ts';
import type { BlockDirectoryHandlers } from './handlers.ts';
import { blockDirectoryItemSchema } from './schema.ts';

/** The links of a block directory item, in order. */
export const blockDirectoryItemLinks: LinkTable = [
  { rel: '{api_rel}install-plugin', href: '/{core}/plugins?slug={$slug}' },
  { rel: '{api_rel}plugin', href: '/{core}/plugins/{+$plugin}', when: '$plugin', embeddable: true },
];

/** Registers the routes of `block-directory`. */
export const registerBlockDirectoryRoutes: RegisterRoutes<BlockDirectoryHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: blockDirectoryItemContexts,
      views: blockDirectoryItemViews,
      links: blockDirectoryItemLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/block-directory/search', {
    schema: blockDirectoryItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.searchBlockDirectoryItemArgs,
        parse: args.parseSearchBlockDirectoryItemArgs,
        endpoint: handlers.search,
        answers: 'list',
        errors: { plugins_api_failed: [404, 500], rest_block_directory_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });
};
