// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (e6e11eb2a0e8)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { blockPatternCategoryContexts, blockPatternCategoryViews } from './contexts.ts';
import type { BlockPatternCategoriesHandlers } from './handlers.ts';
import { blockPatternCategorySchema } from './schema.ts';

/** The links of a block pattern category, in order. */
export const blockPatternCategoryLinks: LinkTable = [];

/** Registers the routes of `block-pattern-categories`. */
export const registerBlockPatternCategoriesRoutes: RegisterRoutes<
  BlockPatternCategoriesHandlers
> = (server, handlers, callbacks) => {
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
};
