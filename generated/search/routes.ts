// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (884842302914)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { searchResultContexts, searchResultViews } from './contexts.ts';
import type { SearchHandlers } from './handlers.ts';
import { searchResultSchema } from './schema.ts';

/** The links of a search result, in order. */
export const searchResultLinks: LinkTable = [
  { rel: 'self', href: '{$self_route}', when: '$self_route', embeddable: true },
  { rel: 'about', href: '{$about_route}', when: '$about_route' },
  { rel: 'collection', href: '/{core}/search' },
];

/** Registers the routes of `search`. */
export const registerSearchRoutes: RegisterRoutes<SearchHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: searchResultContexts,
      views: searchResultViews,
      links: searchResultLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/search', {
    schema: searchResultSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listSearchArgs,
        parse: args.parseListSearchArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: { rest_search_handler_error: [500], rest_search_invalid_page_number: [400] },
        ...shared,
      },
    ],
  });
};
