// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (2c97a8b905fe)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { templateContexts, templateViews } from './contexts.ts';
import type { TemplatesHandlers } from './handlers.ts';
import { templateSchema } from './schema.ts';

/** The links of a template, in order. */
export const templateLinks: LinkTable = [
  { rel: 'self', href: '/{core}/templates/{+id}' },
  { rel: 'collection', href: '/{core}/templates' },
  { rel: 'about', href: '/{core}/types/{type}' },
  { rel: '{api_rel}action-publish', href: '/{core}/templates/{+id}', when: '$can_publish' },
  {
    rel: '{api_rel}action-unfiltered-html',
    href: '/{core}/templates/{+id}',
    when: '$can_use_unfiltered_html',
  },
];

/** Registers the routes of `templates`. */
export const registerTemplatesRoutes: RegisterRoutes<TemplatesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: templateContexts,
      views: templateViews,
      links: templateLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(server.core, '/templates', {
    schema: templateSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listTemplatesArgs,
        parse: args.parseListTemplatesArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_manage_templates: [401, 403] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createTemplateArgs,
        parse: args.parseCreateTemplateArgs,
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

  server.registerRoute(server.core, '/templates/lookup', {
    endpoints: [
      {
        methods: 'GET',
        args: args.lookupTemplateArgs,
        parse: args.parseLookupTemplateArgs,
        endpoint: handlers.lookup,
        answers: 'item',
        errors: { rest_cannot_manage_templates: [401, 403], rest_template_not_found: [404] },
        ...shared,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/templates/(?P<id>([^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)[\\/\\w-]+)',
    {
      schema: templateSchema,
      endpoints: [
        {
          methods: 'GET',
          args: args.getTemplateArgs,
          parse: args.parseGetTemplateArgs,
          endpoint: handlers.get,
          answers: 'item',
          errors: { rest_cannot_manage_templates: [401, 403], rest_template_not_found: [404] },
          ...shared,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: args.updateTemplateArgs,
          parse: args.parseUpdateTemplateArgs,
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
          args: args.deleteTemplateArgs,
          parse: args.parseDeleteTemplateArgs,
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
