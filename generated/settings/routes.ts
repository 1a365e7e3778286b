// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (e6bd7dc4176a)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { settingsContexts, settingsViews } from './contexts.ts';
import type { SettingsHandlers } from './handlers.ts';
import { settingsSchema } from './schema.ts';

/** The links of the settings, in order. */
export const settingsLinks: LinkTable = [];

/** Registers the routes of `settings`. */
export const registerSettingsRoutes: RegisterRoutes<SettingsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: settingsContexts, views: settingsViews, links: settingsLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/settings', {
    schema: settingsSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getSettingsArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: {},
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updateSettingsArgs,
        parse: args.parseUpdateSettingsArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: { rest_invalid_stored_value: [409] },
        ...shared,
      },
    ],
  });
};
