// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (f1f28715fd04)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { themeContexts, themeViews } from './contexts.ts';
import type { ThemesHandlers } from './handlers.ts';
import { themeSchema } from './schema.ts';

/** The links of a theme, in order. */
export const themeLinks: LinkTable = [
  { rel: 'self', href: '/{core}/themes/{+stylesheet}' },
  { rel: 'collection', href: '/{core}/themes' },
  {
    rel: '{api_rel}user-global-styles',
    href: '/{core}/global-styles/{$user_styles}',
    when: '$user_styles',
  },
];

/** Registers the routes of `themes`. */
export const registerThemesRoutes: RegisterRoutes<ThemesHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: themeContexts, views: themeViews, links: themeLinks, facts: handlers.facts },
    callbacks,
  };

  server.registerRoute(server.core, '/themes', {
    schema: themeSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listThemesArgs,
        parse: args.parseListThemesArgs,
        endpoint: handlers.list,
        answers: 'page',
        errors: { rest_cannot_view_active_theme: [401, 403], rest_cannot_view_themes: [401, 403] },
        ...shared,
      },
    ],
  });

  server.registerRoute(
    server.core,
    '/themes/(?P<stylesheet>[^\\/:<>\\*\\?"\\|]+(?:\\/[^\\/:<>\\*\\?"\\|]+)?)',
    {
      schema: themeSchema,
      endpoints: [
        {
          methods: 'GET',
          args: args.getThemeArgs,
          endpoint: handlers.get,
          answers: 'item',
          errors: {
            rest_cannot_view_active_theme: [401, 403],
            rest_cannot_view_themes: [401, 403],
            rest_theme_not_found: [404],
          },
          ...shared,
        },
      ],
    },
  );
};
