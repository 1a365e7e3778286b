// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (8b228618d313)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { templatePartAutosaveContexts, templatePartAutosaveViews } from './contexts.ts';
import type { TemplatePartsAutosavesHandlers } from './handlers.ts';
import { templatePartAutosaveSchema } from './schema.ts';

/** The links of a template part autosave, in order. */
export const templatePartAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/template-parts/{parent}', when: 'parent' },
];

/** Registers the routes of `template-parts/autosaves`. */
export const registerTemplatePartsAutosavesRoutes: RegisterRoutes<
  TemplatePartsAutosavesHandlers
> = (server, handlers, callbacks) => {
  const shared = {
    shape: {
      contexts: templatePartAutosaveContexts,
      views: templatePartAutosaveViews,
      links: templatePartAutosaveLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/template-parts/(?P<id>[\\d]+)/autosaves', {
    schema: templatePartAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTemplatePartsAutosavesArgs,
        parse: args.parseListTemplatePartsAutosavesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_read: [401, 403], rest_post_invalid_parent: [404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createTemplatePartAutosaveArgs,
        parse: args.parseCreateTemplatePartAutosaveArgs,
        endpoint: handlers.create,
        answers: 'item',
        errors: {
          empty_content: [400],
          invalid_date: [400],
          rest_autosave_no_changes: [400],
          rest_cannot_assign_sticky: [401, 403],
          rest_cannot_assign_term: [401, 403],
          rest_cannot_edit: [401, 403],
          rest_cannot_edit_others: [401, 403],
          rest_cannot_publish: [401, 403],
          rest_invalid_author: [400],
          rest_invalid_field: [400],
          rest_post_invalid_id: [400, 404],
        },
        context: 'edit',
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/template-parts/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: templatePartAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getTemplatePartAutosaveArgs,
        parse: args.parseGetTemplatePartAutosaveArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {
          rest_cannot_read: [401, 403],
          rest_post_invalid_parent: [404],
          rest_post_no_autosave: [404],
        },
        ...shared,
      },
    ],
  });
};
