// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (e6865c99a9e7)

import type { Registrar } from '../../runtime/server/index.ts';
import type { LinkTable } from '../../runtime/shape/index.ts';
import type { Callbacks } from '../callbacks.ts';
import * as args from './args.ts';
import { pluginContexts, pluginViews } from './contexts.ts';
import type { PluginsHandlers } from './handlers.ts';
import { pluginSchema } from './schema.ts';

/** The links of a plugin, in order. */
export const pluginLinks: LinkTable = [{ rel: 'self', href: '/{core}/plugins/{+plugin}' }];

/** Registers the routes of `plugins`. */
export function registerPluginsRoutes(
  server: Registrar,
  handlers: PluginsHandlers,
  callbacks: Callbacks,
): void {
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
        ...shared,
      },
      {
        methods: 'POST',
        args: args.createPluginArgs,
        parse: args.parseCreatePluginArgs,
        endpoint: handlers.create,
        answers: 'created',
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
        ...shared,
      },
      {
        methods: 'POST, PUT, PATCH',
        args: args.updatePluginArgs,
        parse: args.parseUpdatePluginArgs,
        endpoint: handlers.update,
        answers: 'item',
        ...shared,
      },
      {
        methods: 'DELETE',
        args: args.deletePluginArgs,
        parse: args.parseDeletePluginArgs,
        endpoint: handlers.delete,
        answers: 'deleted',
        ...shared,
      },
    ],
  });
}
