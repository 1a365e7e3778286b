// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (2f1ca3e56889)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { draftContexts, draftViews } from './contexts.ts';
import type { BooksDraftsHandlers } from './handlers.ts';
import { draftSchema } from './schema.ts';

/** The links of a draft, in order. */
export const draftLinks: LinkTable = [];

/** Registers the routes of `books/drafts`. */
export const registerBooksDraftsRoutes: RegisterRoutes<BooksDraftsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: draftContexts, views: draftViews, links: draftLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/books/(?P<id>[\\d]+)/drafts', {
    schema: draftSchema,
    endpoints: [
      {
        methods: 'POST',
        args: args.saveDraftArgs,
        parse: args.parseSaveDraftArgs,
        endpoint: handlers.save,
        answers: 'item',
        errors: {},
        ...shared,
      },
    ],
  });
};
