// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (d93d6abd60e1)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { templatePartRevisionContexts, templatePartRevisionViews } from './contexts.ts';
import type { TemplatePartsRevisionsHandlers } from './handlers.ts';
import { templatePartRevisionSchema } from './schema.ts';

/** The links of a template part revision, in order. */
export const templatePartRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/template-parts/{parent}', when: 'parent' },
];

/** Registers the routes of `template-parts/revisions`. */
export const registerTemplatePartsRevisionsRoutes: RegisterRoutes<
  TemplatePartsRevisionsHandlers
> = (server, handlers, callbacks) => {
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
        errors: {
          rest_cannot_read: [401, 403],
          rest_no_search_term_defined: [400],
          rest_orderby_include_missing_include: [400],
          rest_post_invalid_parent: [404],
          rest_revision_invalid_offset_number: [400],
          rest_revision_invalid_page_number: [400],
        },
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
        errors: {
          rest_cannot_read: [401, 403],
          rest_post_invalid_id: [400, 404],
          rest_post_invalid_parent: [404],
        },
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deleteTemplatePartRevisionArgs,
        parse: args.parseDeleteTemplatePartRevisionArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          rest_cannot_delete: [401, 403, 500],
          rest_post_invalid_id: [400, 404],
          rest_post_invalid_parent: [404],
          rest_trash_not_supported: [501],
        },
        nested: { under: ['parent'], missing: 'rest_post_invalid_id' },
        ...shared,
      },
    ],
  });
};
