import { withNoticesNow } from '../errors/notices.ts';
import { Hooks } from '../hooks/hooks.ts';
import { SERVER_CLASS } from '../hooks/names.ts';
import type { ServerClass } from '../hooks/names.ts';
import { reportEarly, runNoticeAction } from './notices.ts';
import { Server } from './server.ts';
import type { ServerParts } from './server.ts';
import type { ServerSettings } from './settings.ts';

/** The server, made when it is first asked for. */
export interface ServerOnDemand {
  (): Server;
  /** Registers a route, and makes the server for it; before `rest_api_init` that is reported (2.3). */
  readonly registerRoute: Server['registerRoute'];
}

/**
 * Makes the server and tells everybody, so that routes are registered (`rest_api_init`, 1). An
 * extension can put a class of its own in the place of `Server`.
 */
export function createServer(settings: ServerSettings, parts: ServerParts = {}): Server {
  const server = makeServer(settings, parts);
  announce(server);
  return server;
}

/** The server, made when it is first asked for (1). */
export function lazyServer(settings: ServerSettings, parts: ServerParts = {}): ServerOnDemand {
  const hooks = parts.hooks ?? new Hooks<Server>();
  let server: Server | null = null;
  const get = (): Server => {
    if (server) return server;
    // Known before it is announced: who is told may ask for it.
    server = makeServer(settings, { ...parts, hooks });
    announce(server);
    return server;
  };
  return Object.assign(get, {
    registerRoute: (...route: Parameters<Server['registerRoute']>) => {
      // There is no server yet that could tell of it.
      if (hooks.did('rest_api_init') === 0)
        withNoticesNow((notice) => runNoticeAction(hooks, notice), reportEarly);
      return get().registerRoute(...route);
    },
  });
}

function makeServer(settings: ServerSettings, parts: ServerParts): Server {
  const hooks = parts.hooks ?? new Hooks<Server>();
  const classes = { [SERVER_CLASS]: Server, ...parts.classes };
  const Chosen = classOf(hooks.filter('wp_rest_server_class', SERVER_CLASS), classes);
  return new Chosen(settings, { ...parts, hooks });
}

function classOf(
  chosen: ServerClass<Server>,
  classes: { readonly [name: string]: typeof Server },
): typeof Server {
  // Whatever class is chosen is made as `Server` is; its type cannot say so for every server.
  if (typeof chosen !== 'string') return chosen as typeof Server;
  const known = Object.hasOwn(classes, chosen) ? classes[chosen] : undefined;
  if (!known) throw new Error(`createServer: unknown server class ${chosen}`);
  return known;
}

function announce(server: Server): void {
  withNoticesNow(server.onNotice, () => server.hooks.run('rest_api_init', server));
}
