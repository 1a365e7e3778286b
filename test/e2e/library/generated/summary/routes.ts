// @generated from schemas/resources/summary.json by `npm run generate`. Do not edit. (9ab841f83e0c)

import type { RegisterRoutes } from '../../../../../runtime/server/index.ts';
import type { LinkTable } from '../../../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { summaryContexts, summaryViews } from './contexts.ts';
import type { SummaryHandlers } from './handlers.ts';
import { summarySchema } from './schema.ts';

/** The links of the summary, in order. */
export const summaryLinks: LinkTable = [];

/** Registers the routes of `summary`. */
export const registerSummaryRoutes: RegisterRoutes<SummaryHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: summaryContexts, views: summaryViews, links: summaryLinks },
    callbacks,
  };

  server.registerRoute('', '/', {
    schema: summarySchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getSummaryArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });
};
