// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (66580991aaed)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
import * as args from './args.ts';
import { blockPatternCategoryContexts, blockPatternCategoryViews } from './contexts.ts';
import type { BlockPatternCategoriesHandlers } from './handlers.ts';
import { blockPatternCategorySchema } from './schema.ts';

/** The links of a block pattern category, in order. */
export const blockPatternCategoryLinks: LinkTable = [];

/** Registers the routes of `block-pattern-categories`. */
export function registerBlockPatternCategoriesRoutes(
  server: Registrar,
  handlers: BlockPatternCategoriesHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: {
      contexts: blockPatternCategoryContexts,
      views: blockPatternCategoryViews,
      links: blockPatternCategoryLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/block-patterns/categories', {
    schema: blockPatternCategorySchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listBlockPatternCategoriesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });
}
