import { createLoginLimits } from '../runtime/auth/index.ts';
import type { LoginLimits, LoginLimitSettings, Random } from '../runtime/auth/index.ts';
import type { Service, WireResponse, WireRequest } from '../runtime/http/index.ts';
import { Hooks } from '../runtime/server/index.ts';
import type { Server, ServerParts, SiteAddress } from '../runtime/server/index.ts';
import { cataloguesOf } from './domain/directories/catalogue.ts';
import { replaceSite, runInSite } from './context.ts';
import type { Site } from './context.ts';
import { PluginFolder } from './domain/plugins/folder.ts';
import type { Plugin } from './domain/plugins/load.ts';
import { Plugins } from './domain/plugins/plugins.ts';
import { reservedSegments } from './web/fixed-pages.ts';
import { agentOf } from './lib/http-client/outgoing.ts';
import { makeInstance } from './instance.ts';
import { SHIPPED_PLUGINS } from './config.ts';
import type { Settings } from './config.ts';
import { mediaStorage } from './media/open-storage.ts';
import type { Store } from './store/index.ts';

export type { Plugin } from './domain/plugins/load.ts';

/** The parameters of `createSite`. */
export interface SiteParts {
  readonly store: Store;
  readonly settings: Pick<
    Settings,
    'token' | 'baseUrl' | 'adminUrl' | 'apiRel' | 'debug' | 'dataDir'
  > &
    Partial<
      Pick<
        Settings,
        | 'uploadLimit'
        | 'helpUrl'
        | 'pluginsDir'
        | 'catalogues'
        | 'outgoingHosts'
        | 'themesDir'
        | 'checkResponses'
        | 'limits'
        | 'loginErrors'
        | 'sessionLimit'
        | 'scriptSources'
        | 'bucket'
        | 'responseCache'
      >
    >;
  /** The limits on guessing passwords. */
  readonly failedLogins?: LoginLimitSettings;
  /** Observes the rate limit of logins. */
  readonly observeLogins?: ((limits: LoginLimits) => LoginLimits) | undefined;
  /** The key of nonces and cookies. */
  readonly secret: string;
  /** Milliseconds since the epoch; `Date.now` when absent. */
  readonly clock?: () => number;
  /** Milliseconds to wait for a catalogue at an address; 5 seconds when absent. */
  readonly catalogueTimeout?: number;
  /** The other sites of its network, by number. */
  readonly blog?: (blogId: number) => SiteAddress | null;
  /** The source of secrets and tokens; `node:crypto` when absent. */
  readonly random?: Random;
  /** Called with each unexpected error and the id of its request; errors are printed when absent. */
  readonly onBug?: ServerParts['onBug'];
  /** Called with each response that does not match its schema; they are printed when absent. */
  readonly onInvalidResponse?: ServerParts['onInvalidResponse'];
  /** Called with each call of a handler, which it has to run. */
  readonly aroundHandler?: ServerParts['aroundHandler'];
  /** Hooks that extensions added before the server is created. */
  readonly hooks?: Hooks<Server>;
  /** Plugins that always run, whatever is activated over the API; run before the server is made. */
  readonly plugins?: readonly Plugin[];
}

/** A site that can be asked, by itself or over a port (`listen(app, …)`). */
export interface App {
  /**
   * Made when it is first asked for (1); until then extensions can still join `hooks`. Server, hooks and
   * site are those of now: when a plugin is activated or deactivated, others take their place.
   */
  readonly server: Server;
  readonly hooks: Hooks<Server>;
  /** The state that handlers work on. */
  readonly site: Site;
  /** The plugins that were found in their folder; `start` runs those that were active before. */
  readonly plugins: Plugins;
  /** Answers a request on the wire; `null` when its address is none of the service. */
  respond(request: WireRequest): Promise<WireResponse | null>;
  /** Everything outside the API: uploaded files and HTML pages. */
  readonly pages: Service;
  /** Runs `work` with this site as the current one: around `server.serve` and `server.dispatch`. */
  run<T>(work: () => T): T;
}

/** Puts a site together: its accounts, its server, and the routes of all resources. */
export function createSite(parts: SiteParts): App {
  const { hooks = new Hooks<Server>(), plugins: own = [] } = parts;
  // A copy of the hooks as they were given: each server adds its own to the hooks that it gets.
  const given = hooks.copy();
  const catalogues = cataloguesOf(parts.settings.catalogues ?? { blocks: '', patterns: '' }, {
    clock: parts.clock ?? (() => performance.now()),
    agent: agentOf(parts.settings),
    timeout: parts.catalogueTimeout,
  });
  const plugins = new Plugins({
    folder: new PluginFolder(parts.settings.pluginsDir ?? SHIPPED_PLUGINS),
    store: parts.store,
    token: parts.settings.token,
    apply(added) {
      const next = makeInstance(parts, { hooks: given.copy(), plugins: [...own, ...added] }, kept);
      replaceSite(instance.site, next.site);
      try {
        // Routes are registered as soon as the server is made: what a plugin throws is thrown here.
        runInSite(next.site, () => next.server());
      } catch (thrown) {
        replaceSite(next.site, instance.site);
        throw thrown;
      }
      instance = next;
    },
  });
  // Failed logins count whichever plugins run.
  const { observeLogins = (limits) => limits } = parts;
  const loginLimits = observeLogins(createLoginLimits(parts.failedLogins, parts.clock));
  const kept = { plugins, catalogues, loginLimits, media: mediaStorage(parts.settings) };
  let instance = makeInstance(parts, { hooks, plugins: own }, kept);
  parts.store.reserveSegments(() => reservedSegments(instance.site, instance.server()));
  return {
    get server() {
      return instance.server();
    },
    get hooks() {
      return instance.hooks;
    },
    get site() {
      return instance.site;
    },
    plugins,
    run: (work) => runInSite(instance.site, work),
    async respond(request) {
      const { site, server, keep } = instance;
      return runInSite(site, () => keep(request, (own) => server().respond(own)));
    },
    pages: {
      respond: (request) => instance.pages.respond(request),
      receivesBody: (request) => instance.pages.receivesBody?.(request) === true,
      refuse: (request, error) => instance.pages.refuse?.(request, error) ?? null,
    },
  };
}
