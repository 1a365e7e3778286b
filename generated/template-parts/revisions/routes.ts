// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (6bc799aa5ae0)

import type { Registrar } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import type { Callbacks } from '../../callbacks.ts';
import * as args from './args.ts';
import { templatePartRevisionContexts, templatePartRevisionViews } from './contexts.ts';
import type { TemplatePartsRevisionsHandlers } from './handlers.ts';
import { templatePartRevisionSchema } from './schema.ts';

/** The links of a template part revision, in order. */
export const templatePartRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/template-parts/{parent}', when: 'parent' },
];

/** Registers the routes of `template-parts/revisions`. */
export function registerTemplatePartsRevisionsRoutes(
  server: Registrar,
  handlers: TemplatePartsRevisionsHandlers,
  callbacks: Callbacks,
): void {
  const shared = {
    shape: {
      contexts: templatePartRevisionContexts,
      views: templatePartRevisionViews,
      links: templatePartRevisionLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/template-parts/(?P<parent>[\\d]+)/revisions', {
    schema: templatePartRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTemplatePartsRevisionsArgs,
        parse: args.parseListTemplatePartsRevisionsArgs,
        endpoint: handlers.list,
        answers: 'page',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/template-parts/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: templatePartRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getTemplatePartRevisionArgs,
        parse: args.parseGetTemplatePartRevisionArgs,
        endpoint: handlers.get,
        answers: 'item',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteTemplatePartRevisionArgs,
        parse: args.parseDeleteTemplatePartRevisionArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
    ],
  });
}
