// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (82927a83b26b)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { filmContexts, filmViews } from './contexts.ts';
import type { FilmsHandlers } from './handlers.ts';
import { filmSchema } from './schema.ts';

/** The links of a film, in order. */
export const filmLinks: LinkTable = [];

/** Registers the routes of `films`. */
export const registerFilmsRoutes: RegisterRoutes<FilmsHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: { contexts: filmContexts, views: filmViews, links: filmLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/films', {
    schema: filmSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listFilmsArgs,
        parse: args.parseListFilmsArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: {},
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createFilmArgs,
        parse: args.parseCreateFilmArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {},
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/films/(?P<id>[\\d]+)', {
    schema: filmSchema,
    allow_batch: { v1: true },
    endpoints: [
      {
        methods: 'GET',
        args: args.getFilmArgs,
        parse: args.parseGetFilmArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {},
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateFilmArgs,
        parse: args.parseUpdateFilmArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {},
        context: 'edit',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteFilmArgs,
        parse: args.parseDeleteFilmArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {},
        context: 'edit',
        ...shared,
      },
    ],
  });
};
