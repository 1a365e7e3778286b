// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (3c0a01217d71)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { templateRevisionContexts, templateRevisionViews } from './contexts.ts';
import type { TemplatesRevisionsHandlers } from './handlers.ts';
import { templateRevisionSchema } from './schema.ts';

/** The links of a template revision, in order. */
export const templateRevisionLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/templates/{parent}', when: 'parent' },
];

/** Registers the routes of `templates/revisions`. */
export const registerTemplatesRevisionsRoutes: RegisterRoutes<TemplatesRevisionsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: templateRevisionContexts,
      views: templateRevisionViews,
      links: templateRevisionLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/templates/(?P<parent>[\\d]+)/revisions', {
    schema: templateRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTemplatesRevisionsArgs,
        parse: args.parseListTemplatesRevisionsArgs,
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

  server.registerRoute(server.core, '/templates/(?P<parent>[\\d]+)/revisions/(?P<id>[\\d]+)', {
    schema: templateRevisionSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getTemplateRevisionArgs,
        parse: args.parseGetTemplateRevisionArgs,
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
        args: args.deleteTemplateRevisionArgs,
        parse: args.parseDeleteTemplateRevisionArgs,
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
