// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (90e9a4c4ab26)

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
          errors: { library_no_such_page: [404] },
          nested: {
            under: ['shelf', 'book'],
            missing: 'library_no_such_page',
            message: 'The book {book} has no page {number}.',
          },
          ...shared,
        },
        {
          methods: 'DELETE',
          args: args.deletePageArgs,
          parse: args.parseDeletePageArgs,
          endpoint: handlers.delete,
          answers: 'deleted',
          errors: { library_no_such_page: [404], library_torn_page: [409] },
          nested: {
            under: ['shelf', 'book'],
            missing: 'library_no_such_page',
            message: 'The book {book} has no page {number}.',
          },
          ...shared,
        },
      ],
    },
  );
};
