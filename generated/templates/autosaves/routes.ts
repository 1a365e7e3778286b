// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (df595f1e05e3)

import type { RegisterRoutes } from '../../../runtime/server/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import * as args from './args.ts';
import { templateAutosaveContexts, templateAutosaveViews } from './contexts.ts';
import type { TemplatesAutosavesHandlers } from './handlers.ts';
import { templateAutosaveSchema } from './schema.ts';

/** The links of a template autosave, in order. */
export const templateAutosaveLinks: LinkTable = [
  { rel: 'parent', href: '/{core}/templates/{parent}', when: 'parent' },
];

/** Registers the routes of `templates/autosaves`. */
export const registerTemplatesAutosavesRoutes: RegisterRoutes<TemplatesAutosavesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: templateAutosaveContexts,
      views: templateAutosaveViews,
      links: templateAutosaveLinks,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/templates/(?P<id>[\\d]+)/autosaves', {
    schema: templateAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTemplatesAutosavesArgs,
        parse: args.parseListTemplatesAutosavesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_read: [401, 403], rest_post_invalid_parent: [404] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createTemplateAutosaveArgs,
        parse: args.parseCreateTemplateAutosaveArgs,
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

  server.registerRoute(server.core, '/templates/(?P<parent>[\\d]+)/autosaves/(?P<id>[\\d]+)', {
    schema: templateAutosaveSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getTemplateAutosaveArgs,
        parse: args.parseGetTemplateAutosaveArgs,
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
