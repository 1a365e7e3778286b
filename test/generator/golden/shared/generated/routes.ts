// @generated from schemas/ by `npm run generate`. Do not edit. (4fe20dea074f)

import type { Registrar } from '../runtime/server/index.ts';
import {
  createBookArgs,
  deleteBookArgs,
  getBookArgs,
  listBooksArgs,
  updateBookArgs,
} from './books/args.ts';
import { bookContexts } from './books/contexts.ts';
import type { BooksHandlers } from './books/handlers.ts';
import { bookLinks } from './books/links.ts';
import { bookSchema } from './books/schema.ts';
import type { Callbacks } from './callbacks.ts';
import {
  createFilmArgs,
  deleteFilmArgs,
  getFilmArgs,
  listFilmsArgs,
  updateFilmArgs,
} from './films/args.ts';
import { filmContexts } from './films/contexts.ts';
import type { FilmsHandlers } from './films/handlers.ts';
import { filmLinks } from './films/links.ts';
import { filmSchema } from './films/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly books: BooksHandlers;
  readonly films: FilmsHandlers;
}

/** Registers every route that the schemas describe, through the door any other code would use. */
export function registerRoutes(server: Registrar, handlers: Handlers, callbacks: Callbacks): void {
  server.registerRoute(server.core, '/books', {
    schema: bookSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listBooksArgs,
        endpoint: handlers.books.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: bookContexts, links: bookLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createBookArgs,
        endpoint: handlers.books.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: bookContexts, links: bookLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/books/(?P<id>[\\d]+)', {
    schema: bookSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getBookArgs,
        endpoint: handlers.books.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: bookContexts, links: bookLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateBookArgs,
        endpoint: handlers.books.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: bookContexts, links: bookLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteBookArgs,
        endpoint: handlers.books.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: bookContexts, links: bookLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/films', {
    schema: filmSchema,
    endpoints: [
      {
        methods: 'GET',
        args: listFilmsArgs,
        endpoint: handlers.films.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: filmContexts, links: filmLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createFilmArgs,
        endpoint: handlers.films.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: filmContexts, links: filmLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/films/(?P<id>[\\d]+)', {
    schema: filmSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: getFilmArgs,
        endpoint: handlers.films.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: filmContexts, links: filmLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateFilmArgs,
        endpoint: handlers.films.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: filmContexts, links: filmLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteFilmArgs,
        endpoint: handlers.films.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: filmContexts, links: filmLinks },
        callbacks,
      },
    ],
  });
}
