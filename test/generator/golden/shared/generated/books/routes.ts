// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (1a2858ccc77a)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { bookContexts, bookViews } from './contexts.ts';
import type { BooksHandlers } from './handlers.ts';
import { bookSchema } from './schema.ts';

/** The links of a book, in order. */
export const bookLinks: LinkTable = [];

/** Registers the routes of `books`. */
export const registerBooksRoutes: RegisterRoutes<BooksHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: { contexts: bookContexts, views: bookViews, links: bookLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/books', {
    schema: bookSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listBooksArgs,
        parse: args.parseListBooksArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {},
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createBookArgs,
        parse: args.parseCreateBookArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {},
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/books/(?P<id>[\\d]+)', {
    schema: bookSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getBookArgs,
        parse: args.parseGetBookArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {},
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateBookArgs,
        parse: args.parseUpdateBookArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {},
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteBookArgs,
        parse: args.parseDeleteBookArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {},
        context: 'edit',
        ...shared,
      },
    ],
  });
};
