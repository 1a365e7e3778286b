import { own } from '../schema/values/containers.ts';
import { withNoticesNow } from '../errors/notices.ts';
import { Hooks } from '../hooks/hooks.ts';
import { SERVER_CLASS, type ServerClass } from '../hooks/names.ts';
import { reportEarly, runNoticeAction } from './notices.ts';
import { Server, type ServerParts } from './server.ts';
import { resolveSettings, type ServerSettings } from './settings.ts';

/** Returns the server, which is created at the first call. */
export interface ServerOnDemand {
  (): Server;
  /** Registers a route, and creates the server if necessary; before `rest_api_init` the call is reported (2.3). */
  readonly registerRoute: Server['registerRoute'];
}

/**
 * Creates a server and runs the action `rest_api_init`, at which routes are registered (1). A plugin can
 * replace the class `Server` by its own.
 */
export function createServer(settings?: ServerSettings, parts?: ServerParts): Server {
  return lazyServer(settings, parts)();
}

/** Returns a function that creates the server at its first call (1). */
export function lazyServer(settings?: ServerSettings, parts: ServerParts = {}): ServerOnDemand {
  // Checks them first: an error of the hooks would not name the setting.
  resolveSettings(settings, parts);
  const hooks = parts.hooks ?? new Hooks<Server>();
  let server: Server | null = null;
  const get = (): Server => {
    if (server) return server;
    const classes = { [SERVER_CLASS]: Server, ...parts.classes };
    const Chosen = classOf(hooks.filter('wp_rest_server_class', SERVER_CLASS), classes);
    const created = new Chosen(settings, { ...parts, hooks });
    // Assigned before the action runs, because its callbacks may call `get`.
    server = created;
    withNoticesNow(created.onNotice, () => hooks.run('rest_api_init', created));
    return created;
  };
  return Object.assign(get, {
    registerRoute: (...route: Parameters<Server['registerRoute']>) => {
      // The server that would report the notice does not exist yet.
      if (hooks.did('rest_api_init') === 0)
        withNoticesNow((notice) => runNoticeAction(hooks, notice), reportEarly);
      return get().registerRoute(...route);
    },
  });
}

function classOf(
  chosen: ServerClass<Server>,
  classes: { readonly [name: string]: typeof Server },
): typeof Server {
  // A replacing class has the constructor of `Server`; its type cannot express this.
  if (typeof chosen !== 'string') return chosen as typeof Server;
  const known = own(classes, chosen);
  if (!known) throw new Error(`createServer: unknown server class ${chosen}`);
  return known;
}
