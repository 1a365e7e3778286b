// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (bb98ac8bd562)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { statusContexts, statusViews } from './contexts.ts';
import type { StatusesHandlers } from './handlers.ts';
import { statusSchema } from './schema.ts';

/** The links of a status, in order. */
export const statusLinks: LinkTable = [
  { rel: 'archives', href: '{$archives_route}', always: true },
];

/** Registers the routes of `statuses`. */
export const registerStatusesRoutes: RegisterRoutes<StatusesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: statusContexts,
      views: statusViews,
      links: statusLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/statuses', {
    schema: statusSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listStatusesArgs,
        parse: args.parseListStatusesArgs,
        endpoint: handlers.list,
        answers: 'map',
        errors: { rest_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/statuses/(?P<status>[\\w-]+)', {
    schema: statusSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getStatusArgs,
        parse: args.parseGetStatusArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_cannot_read_status: [401, 403], rest_status_invalid: [404] },
        ...shared,
      },
    ],
  });
};
