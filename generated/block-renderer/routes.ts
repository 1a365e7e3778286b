// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (d56d38bf0a4b)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { renderedBlockContexts, renderedBlockViews } from './contexts.ts';
import type { BlockRendererHandlers } from './handlers.ts';
import { renderedBlockSchema } from './schema.ts';

/** The links of a rendered block, in order. */
export const renderedBlockLinks: LinkTable = [];

/** Registers the routes of `block-renderer`. */
export const registerBlockRendererRoutes: RegisterRoutes<BlockRendererHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: renderedBlockContexts,
      views: renderedBlockViews,
      links: renderedBlockLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/block-renderer/(?P<name>[a-z0-9-]+/[a-z0-9-]+)', {
    schema: renderedBlockSchema,
    endpoints: [
      {
        methods: 'GET, POST',
        args: args.renderRenderedBlockArgs,
        parse: args.parseRenderRenderedBlockArgs,
        endpoint: handlers.render,
        answers: 'item',
        errors: { block_cannot_read: [401, 403], block_invalid: [404] },
        ...shared,
      },
    ],
  });
};
