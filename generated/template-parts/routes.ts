// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (49416468e3fe)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { templatePartContexts, templatePartViews } from './contexts.ts';
import type { TemplatePartsHandlers } from './handlers.ts';
import { templatePartSchema } from './schema.ts';

/** The links of a template part, in order. */
export const templatePartLinks: LinkTable = [
  { rel: 'self', href: '/{core}/template-parts/{+id}' },
  { rel: 'collection', href: '/{core}/template-parts' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: '{api_rel}action-publish', href: '/{core}/template-parts/{+id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/template-parts/{+id}',
    when: '$can_use_unfiltered_html',
  },
];

/** Registers the routes of `template-parts`. */
export const registerTemplatePartsRoutes: RegisterRoutes<TemplatePartsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: templatePartContexts,
      views: templatePartViews,
      links: templatePartLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/template-parts', {
    schema: templatePartSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTemplatePartsArgs,
        parse: args.parseListTemplatePartsArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_manage_templates: [401, 403] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createTemplatePartArgs,
        parse: args.parseCreateTemplatePartArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          empty_content: [400],
          rest_cannot_manage_templates: [401, 403],
          rest_invalid_author: [400],
          rest_template_insert_error: [400],
        },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/template-parts/lookup', {
    endpoints: [
      {
        methods: 'GET',
        args: args.lookupTemplatePartArgs,
        parse: args.parseLookupTemplatePartArgs,
        endpoint: handlers.lookup,
        answers: 'item',
        errors: { rest_cannot_manage_templates: [401, 403], rest_template_not_found: [404] },
        ...shared,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/template-parts/(?P<id>([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+)',
    {
      schema: templatePartSchema,
      endpoints: [
        {
          methods: 'GET',
          args: args.getTemplatePartArgs,
          parse: args.parseGetTemplatePartArgs,
          endpoint: handlers.get,
          answers: 'item',
          errors: { rest_cannot_manage_templates: [401, 403], rest_template_not_found: [404] },
          ...shared,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: args.updateTemplatePartArgs,
          parse: args.parseUpdateTemplatePartArgs,
          endpoint: handlers.update,
          answers: 'item',
          errors: {
            empty_content: [400],
            rest_cannot_manage_templates: [401, 403],
            rest_invalid_author: [400],
            rest_template_not_found: [404],
          },
          context: 'edit',
          ...shared,
        },
        {
          methods: 'DELETE',
          args: args.deleteTemplatePartArgs,
          parse: args.parseDeleteTemplatePartArgs,
          endpoint: handlers.delete,
          answers: 'deleted',
          errors: {
            rest_cannot_delete: [401, 403, 500],
            rest_cannot_manage_templates: [401, 403],
            rest_invalid_template: [400],
            rest_template_already_trashed: [410],
            rest_template_not_found: [404],
          },
          context: 'edit',
          ...shared,
        },
      ],
    },
  );
};
