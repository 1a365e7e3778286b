// @generated from schemas/ by `npm run generate`. Do not edit. (251511a656c0)

import type { Registrar } from '../runtime/server/index.ts';
import {
  createBookArgs,
  deleteBookArgs,
  getBookArgs,
  listBooksArgs,
  parseCreateBookArgs,
  parseDeleteBookArgs,
  parseGetBookArgs,
  parseListBooksArgs,
  parseUpdateBookArgs,
  updateBookArgs,
} from './books/args.ts';
import { bookContexts, bookViews } from './books/contexts.ts';
import { parseSaveDraftArgs, saveDraftArgs } from './books/drafts/args.ts';
import { draftContexts, draftViews } from './books/drafts/contexts.ts';
import type { BooksDraftsHandlers } from './books/drafts/handlers.ts';
import { draftLinks } from './books/drafts/links.ts';
import { draftSchema } from './books/drafts/schema.ts';
import type { BooksHandlers } from './books/handlers.ts';
import { bookLinks } from './books/links.ts';
import { bookSchema } from './books/schema.ts';
import type { Callbacks } from './callbacks.ts';
import {
  createFilmArgs,
  deleteFilmArgs,
  getFilmArgs,
  listFilmsArgs,
  parseCreateFilmArgs,
  parseDeleteFilmArgs,
  parseGetFilmArgs,
  parseListFilmsArgs,
  parseUpdateFilmArgs,
  updateFilmArgs,
} from './films/args.ts';
import { filmContexts, filmViews } from './films/contexts.ts';
import type { FilmsHandlers } from './films/handlers.ts';
import { filmLinks } from './films/links.ts';
import { filmSchema } from './films/schema.ts';

/** What the site implements: the endpoints of every resource. */
export interface Handlers {
  readonly books: BooksHandlers;
  readonly booksDrafts: BooksDraftsHandlers;
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
        parse: parseListBooksArgs,
        endpoint: handlers.books.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: bookContexts, views: bookViews, links: bookLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createBookArgs,
        parse: parseCreateBookArgs,
        endpoint: handlers.books.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: bookContexts, views: bookViews, links: bookLinks },
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
        parse: parseGetBookArgs,
        endpoint: handlers.books.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: bookContexts, views: bookViews, links: bookLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateBookArgs,
        parse: parseUpdateBookArgs,
        endpoint: handlers.books.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: bookContexts, views: bookViews, links: bookLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteBookArgs,
        parse: parseDeleteBookArgs,
        endpoint: handlers.books.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: bookContexts, views: bookViews, links: bookLinks },
        callbacks,
      },
    ],
  });

  server.registerRoute(server.core, '/books/(?P<id>[\\d]+)/drafts', {
    schema: draftSchema,
    endpoints: [
      {
        methods: 'POST',
        args: saveDraftArgs,
        parse: parseSaveDraftArgs,
        endpoint: handlers.booksDrafts.save,
        answers: 'item',
        context: 'view',
        shape: { contexts: draftContexts, views: draftViews, links: draftLinks },
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
        parse: parseListFilmsArgs,
        endpoint: handlers.films.list,
        answers: 'page',
        context: 'view',
        shape: { contexts: filmContexts, views: filmViews, links: filmLinks },
        callbacks,
      },
      {
        methods: 'POST',
        args: createFilmArgs,
        parse: parseCreateFilmArgs,
        endpoint: handlers.films.create,
        answers: 'created',
        context: 'edit',
        shape: { contexts: filmContexts, views: filmViews, links: filmLinks },
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
        parse: parseGetFilmArgs,
        endpoint: handlers.films.get,
        answers: 'item',
        context: 'view',
        shape: { contexts: filmContexts, views: filmViews, links: filmLinks },
        callbacks,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: updateFilmArgs,
        parse: parseUpdateFilmArgs,
        endpoint: handlers.films.update,
        answers: 'item',
        context: 'edit',
        shape: { contexts: filmContexts, views: filmViews, links: filmLinks },
        callbacks,
      },
      {
        methods: 'DELETE',
        args: deleteFilmArgs,
        parse: parseDeleteFilmArgs,
        endpoint: handlers.films.delete,
        answers: 'deleted',
        context: 'edit',
        shape: { contexts: filmContexts, views: filmViews, links: filmLinks },
        callbacks,
      },
    ],
  });
}
