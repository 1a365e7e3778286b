// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (6713f802e8dd)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
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
export function registerTemplatePartsRoutes(
  server: Registrar,
  handlers: TemplatePartsHandlers,
  callbacks: Callbacks,
): void {
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
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createTemplatePartArgs,
        parse: args.parseCreateTemplatePartArgs,
        endpoint: handlers.create,
        answers: 'created',
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
          ...shared,
        },
        {
          methods: 'POST, PUT, PATCH',
          args: args.updateTemplatePartArgs,
          parse: args.parseUpdateTemplatePartArgs,
          endpoint: handlers.update,
          answers: 'item',
          context: 'edit',
          ...shared,
        },
        {
          methods: 'DELETE',
          args: args.deleteTemplatePartArgs,
          parse: args.parseDeleteTemplatePartArgs,
          endpoint: handlers.delete,
          answers: 'deleted',
          context: 'edit',
          ...shared,
        },
      ],
    },
  );
}
