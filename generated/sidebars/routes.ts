// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (9b48d168816a)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { sidebarContexts, sidebarViews } from './contexts.ts';
import type { SidebarsHandlers } from './handlers.ts';
import { sidebarSchema } from './schema.ts';

/** The links of a sidebar, in order. */
export const sidebarLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/sidebars' },
  { rel: 'self', href: '/{core}/sidebars/{id}' },
  { rel: '{api_rel}widget', href: '/{core}/widgets?sidebar={id}', embeddable: true },
];

/** Registers the routes of `sidebars`. */
export const registerSidebarsRoutes: RegisterRoutes<SidebarsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: sidebarContexts, views: sidebarViews, links: sidebarLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/sidebars', {
    schema: sidebarSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listSidebarsArgs,
        parse: args.parseListSidebarsArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_manage_widgets: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/sidebars/(?P<id>[\\w-]+)', {
    schema: sidebarSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getSidebarArgs,
        parse: args.parseGetSidebarArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_cannot_manage_widgets: [401, 403], rest_sidebar_not_found: [404] },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateSidebarArgs,
        parse: args.parseUpdateSidebarArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: { rest_cannot_manage_widgets: [401, 403] },
        context: 'edit',
        ...shared,
      },
    ],
  });
};
