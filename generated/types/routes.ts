// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (5599afcb1af9)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { typeContexts, typeViews } from './contexts.ts';
import type { TypesHandlers } from './handlers.ts';
import { typeSchema } from './schema.ts';

/** The links of a type, in order. */
export const typeLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/types' },
  { rel: '{api_rel}items', href: '{$items_route}' },
];

/** Registers the routes of `types`. */
export const registerTypesRoutes: RegisterRoutes<TypesHandlers> = (server, handlers, callbacks) => {
  const shared = {
    shape: { contexts: typeContexts, views: typeViews, links: typeLinks, facts: handlers.facts },
    callbacks,
  };

  server.registerRoute(server.core, '/types', {
    schema: typeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTypesArgs,
        parse: args.parseListTypesArgs,
        endpoint: handlers.list,
        answers: 'map',
        errors: { rest_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/types/(?P<type>[\\w-]+)', {
    schema: typeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getTypeArgs,
        parse: args.parseGetTypeArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_cannot_read_type: [401, 403], rest_type_invalid: [404] },
        ...shared,
      },
    ],
  });
};
