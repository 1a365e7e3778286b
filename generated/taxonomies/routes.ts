// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (52521af64cca)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { taxonomyContexts, taxonomyViews } from './contexts.ts';
import type { TaxonomiesHandlers } from './handlers.ts';
import { taxonomySchema } from './schema.ts';

/** The links of a taxonomy, in order. */
export const taxonomyLinks: LinkTable = [
  { rel: 'collection', href: '/{core}/taxonomies' },
  { rel: '{api_rel}items', href: '{$items_route}' },
];

/** Registers the routes of `taxonomies`. */
export const registerTaxonomiesRoutes: RegisterRoutes<TaxonomiesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: taxonomyContexts,
      views: taxonomyViews,
      links: taxonomyLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/taxonomies', {
    schema: taxonomySchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTaxonomiesArgs,
        parse: args.parseListTaxonomiesArgs,
        endpoint: handlers.list,
        answers: 'map',
        errors: { rest_cannot_view: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/taxonomies/(?P<taxonomy>[\\w-]+)', {
    schema: taxonomySchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getTaxonomyArgs,
        parse: args.parseGetTaxonomyArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_taxonomy_invalid: [404] },
        ...shared,
      },
    ],
  });
};
