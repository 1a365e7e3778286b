// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (0560383cd8e5)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { blockPatternContexts, blockPatternViews } from './contexts.ts';
import type { BlockPatternsHandlers } from './handlers.ts';
import { blockPatternSchema } from './schema.ts';

/** The links of a block pattern, in order. */
export const blockPatternLinks: LinkTable = [];

/** Registers the routes of `block-patterns`. */
export const registerBlockPatternsRoutes: RegisterRoutes<BlockPatternsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: blockPatternContexts, views: blockPatternViews, links: blockPatternLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/block-patterns/patterns', {
    schema: blockPatternSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listBlockPatternsArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });
};
