// @generated from schemas/ by `npm run generate`. Do not edit. (5a71d960a36a)

import type { Registrar } from '../runtime/server/index.ts';
import type { Callbacks } from './callbacks.ts';
import {
  deletePageArgs,
  getPageArgs,
  parseDeletePageArgs,
  parseGetPageArgs,
} from './pages/args.ts';
import { pageContexts, pageViews } from './pages/contexts.ts';
import type { PagesHandlers } from './pages/handlers.ts';
import { pageLinks } from './pages/links.ts';
import { pageSchema } from './pages/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly pages: PagesHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute(
    'library/v1',
    '/shelves/(?P<shelf>[\\w-]+)/books/(?P<book>[\\d]+)/pages/(?P<number>[\\d]+)',
    {
      schema: pageSchema,
      endpoints: [
        {
          methods: 'GET',
          args: getPageArgs,
          parse: parseGetPageArgs,
          endpoint: handlers.pages.get,
          answers: 'item',
          context: 'view',
          nested: { under: ['shelf', 'book'], missing: 'library_no_such_page' },
          shape: { contexts: pageContexts, views: pageViews, links: pageLinks },
          callbacks,
        },
        {
          methods: 'DELETE',
          args: deletePageArgs,
          parse: parseDeletePageArgs,
          endpoint: handlers.pages.delete,
          answers: 'deleted',
          context: 'view',
          nested: { under: ['shelf', 'book'], missing: 'library_no_such_page' },
          shape: { contexts: pageContexts, views: pageViews, links: pageLinks },
          callbacks,
        },
      ],
    },
  );
}
