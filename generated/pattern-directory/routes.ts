// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (fdd80053c58a)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { patternDirectoryItemContexts, patternDirectoryItemViews } from './contexts.ts';
import type { PatternDirectoryHandlers } from './handlers.ts';
import { patternDirectoryItemSchema } from './schema.ts';

/** The links of a pattern directory item, in order. */
export const patternDirectoryItemLinks: LinkTable = [];

/** Registers the routes of `pattern-directory`. */
export const registerPatternDirectoryRoutes: RegisterRoutes<PatternDirectoryHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: patternDirectoryItemContexts,
      views: patternDirectoryItemViews,
      links: patternDirectoryItemLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/pattern-directory/patterns', {
    schema: patternDirectoryItemSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.searchPatternDirectoryItemArgs,
        parse: args.parseSearchPatternDirectoryItemArgs,
        endpoint: handlers.search,
        answers: 'list',
        errors: { pattern_api_failed: [500], rest_pattern_directory_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });
};
