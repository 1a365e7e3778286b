// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (bd672c25613b)

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

  server.registerRoute(
    'library/v1',
    '/shelves/(?P<shelf>[\\w-]+)/books/(?P<book>[\\d]+)/pages/(?P<number>[\\d]+)',
    {
      schema: pageSchema,
      endpoints: [
        {
          methods: 'GET',
          args: args.getPageArgs,
          parse: args.parseGetPageArgs,
          endpoint: handlers.get,
          answers: 'item',
          errors: { library_no_such_page: [] },
          nested: { under: ['shelf', 'book'], missing: 'library_no_such_page' },
          ...shared,
        },
        {
          methods: 'DELETE',
          args: args.deletePageArgs,
          parse: args.parseDeletePageArgs,
          endpoint: handlers.delete,
          answers: 'deleted',
          errors: { library_no_such_page: [], library_torn_page: [] },
          nested: { under: ['shelf', 'book'], missing: 'library_no_such_page' },
          ...shared,
        },
      ],
    },
  );
};
