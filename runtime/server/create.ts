import { Hooks } from '../hooks/hooks.ts';
import { Server } from './server.ts';
import type { ServerParts } from './server.ts';
import type { ServerSettings } from './settings.ts';

/**
 * Makes the server and tells everybody, so that routes are registered (`rest_api_init`, 1). An
 * extension can put a class of its own in the place of `Server`.
 */
export function createServer(settings: ServerSettings, parts: ServerParts = {}): Server {
  const hooks = parts.hooks ?? new Hooks<Server>();
  // Whatever class is chosen is made as `Server` is; its type cannot say so for every server.
  const Chosen = hooks.filter('wp_rest_server_class', Server) as typeof Server;
  const server = new Chosen(settings, { ...parts, hooks });
  hooks.run('rest_api_init', server);
  return server;
}

/** The server, made when it is first asked for. */
export function lazyServer(settings: ServerSettings, parts: ServerParts = {}): () => Server {
  let server: Server | null = null;
  return () => (server ??= createServer(settings, parts));
}
