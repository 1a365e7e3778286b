// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (6ca9950435b0)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { globalStylesContexts, globalStylesViews } from './contexts.ts';
import type { GlobalStylesHandlers } from './handlers.ts';
import { globalStylesSchema } from './schema.ts';

/** The links of a global styles, in order. */
export const globalStylesLinks: LinkTable = [
  { rel: 'self', href: '{$self_route}' },
  { rel: '{api_rel}action-publish', href: '{$self_route}', when: '$can_publish' },
];

/** Registers the routes of `global-styles`. */
export const registerGlobalStylesRoutes: RegisterRoutes<GlobalStylesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: {
      contexts: globalStylesContexts,
      views: globalStylesViews,
      links: globalStylesLinks,
      facts: handlers.facts,
    },
    callbacks,
  };

  server.registerRoute(
    server.core,
    '/global-styles/themes/(?P<stylesheet>[\\/\\s%\\w\\.\\(\\)\\[\\]\\@_\\-]+)/variations',
    {
      endpoints: [
        {
          methods: 'GET',
          args: args.variationsGlobalStylesArgs,
          parse: args.parseVariationsGlobalStylesArgs,
          endpoint: handlers.variations,
          answers: 'any',
          answerSchema: {
            type: 'array',
            items: {
              description: 'A style variation, as in its file.',
              type: 'object',
              properties: {
                version: { description: 'Version of the format.', type: 'integer' },
                title: { description: 'Label for display.', type: 'string', optional: true },
                settings: { description: 'Settings.', type: 'object', optional: true },
                styles: { description: 'Styles.', type: 'object', optional: true },
              },
              additionalProperties: true,
            },
          },
          errors: { rest_cannot_manage_global_styles: [401, 403], rest_theme_not_found: [404] },
          ...shared,
        },
      ],
    },
  );

  server.registerRoute(
    server.core,
    '/global-styles/themes/(?P<stylesheet>[^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)',
    {
      endpoints: [
        {
          methods: 'GET',
          args: args.themeGlobalStylesArgs,
          endpoint: handlers.theme,
          answers: 'item',
          errors: { rest_cannot_manage_global_styles: [401, 403], rest_theme_not_found: [404] },
          ...shared,
        },
      ],
    },
  );

  server.registerRoute(server.core, '/global-styles/(?P<id>[\\/\\w-]+)', {
    schema: globalStylesSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getGlobalStylesArgs,
        parse: args.parseGetGlobalStylesArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {
          rest_cannot_view: [401, 403],
          rest_forbidden_context: [401, 403],
          rest_global_styles_not_found: [404],
        },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateGlobalStylesArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: { rest_cannot_edit: [401, 403], rest_global_styles_not_found: [404] },
        ...shared,
      },
    ],
  });
};
