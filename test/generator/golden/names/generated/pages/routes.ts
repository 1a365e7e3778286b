// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (62fc9140ff69)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { pageContexts, pageViews } from './contexts.ts';
import type { PagesHandlers } from './handlers.ts';
import { pageSchema } from './schema.ts';

/** The links of a page, in order. */
export const pageLinks: LinkTable = [];

/** Registers the routes of `pages`. */
export const registerPagesRoutes: RegisterRoutes<PagesHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: { contexts: pageContexts, views: pageViews, links: pageLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/pages', {
    schema: pageSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listPagesArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {},
        ...shared,
      },
    ],
  });
};
