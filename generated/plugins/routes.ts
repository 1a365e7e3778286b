// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (fed09971476c)

import type { RegisterRoutes } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import * as args from './args.ts';
import { pluginContexts, pluginViews } from './contexts.ts';
import type { PluginsHandlers } from './handlers.ts';
import { pluginSchema } from './schema.ts';

/** The links of a plugin, in order. */
export const pluginLinks: LinkTable = [{ rel: 'self', href: '/{core}/plugins/{+plugin}' }];

/** Registers the routes of `plugins`. */
export const registerPluginsRoutes: RegisterRoutes<PluginsHandlers> = (
  server,
  handlers,
  callbacks,
) => {
  const shared = {
    shape: { contexts: pluginContexts, views: pluginViews, links: pluginLinks },
    callbacks,
  };

  server.registerRoute(server.core, '/plugins', {
    schema: pluginSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.listPluginsArgs,
        parse: args.parseListPluginsArgs,
        endpoint: handlers.list,
        answers: 'list',
        errors: { rest_cannot_view_plugins: [401, 403] },
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createPluginArgs,
        parse: args.parseCreatePluginArgs,
        endpoint: handlers.create,
        answers: 'created',
        errors: {
          could_not_add_plugin: [500],
          folder_exists: [409],
          plugin_failed: [500],
          plugin_invalid: [400],
          plugins_api_failed: [404, 500],
          rest_cannot_activate_plugin: [401, 403],
          rest_cannot_install_plugin: [401, 403],
        },
        ...shared,
      },
    ],
  });

  server.registerRoute(server.core, '/plugins/(?P<plugin>[^.\\/]+(?:\\/[^.\\/]+)?)', {
    schema: pluginSchema,
    endpoints: [
      {
        methods: 'GET',
        args: args.getPluginArgs,
        parse: args.parseGetPluginArgs,
        endpoint: handlers.get,
        answers: 'item',
        errors: { rest_cannot_view_plugin: [401, 403], rest_plugin_not_found: [404] },
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updatePluginArgs,
        parse: args.parseUpdatePluginArgs,
        endpoint: handlers.update,
        answers: 'item',
        errors: {
          plugin_cms_incompatible: [400],
          plugin_failed: [500],
          plugin_invalid: [400],
          plugin_php_incompatible: [400],
          rest_cannot_manage_plugins: [401, 403],
          rest_plugin_not_found: [404],
        },
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deletePluginArgs,
        parse: args.parseDeletePluginArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        errors: {
          could_not_remove_plugin: [500],
          rest_cannot_delete_active_plugin: [400],
          rest_cannot_manage_plugins: [401, 403],
          rest_plugin_not_found: [404],
        },
        ...shared,
      },
    ],
  });
};
