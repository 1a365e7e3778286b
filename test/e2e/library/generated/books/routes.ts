// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (a23ac27ea4c8)

import type { RegisterRoutes } from '../../../../../runtime/server/index.ts';
import type { LinkTable } from '../../../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { bookContexts, bookViews } from './contexts.ts';
import type { BooksHandlers } from './handlers.ts';
import { bookSchema } from './schema.ts';

/** The links of a book, in order. */
export const bookLinks: LinkTable = [
  { rel: 'self', href: '/books/{id}' },
  { rel: 'borrower', href: '/members/{borrower}', when: 'borrower', embeddable: true },
];

/** Registers the routes of `books`. */
export const registerBooksRoutes: RegisterRoutes<BooksHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: { contexts: bookContexts, views: bookViews, links: bookLinks },
    callbacks,
  };

  server.registerRoute('', '/books', {
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
        ...shared,
      },
    ],
  });

  server.registerRoute('', '/books/(?P<id>[\\d]+)', {
    schema: bookSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getBookArgs,
        parse: args.parseGetBookArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { book_not_found: [404] },
        ...shared,
      },
      {
        methods: 'PUT',
        args: args.lendBookArgs,
        parse: args.parseLendBookArgs,
        endpoint: handlers.lend,
        answers: 'item',
        errors: { book_not_found: [404], book_on_loan: [409], member_not_found: [404] },
        ...shared,
      },
    ],
  });
};
