import { createLoginLimits } from '../runtime/auth/index.ts';
import type { LoginLimits, LoginLimitSettings } from '../runtime/auth/index.ts';
import type { Service, WireResponse, WireRequest } from '../runtime/http/index.ts';
import { Hooks } from '../runtime/server/index.ts';
import type { Server, ServerParts } from '../runtime/server/index.ts';
import { cataloguesOf } from './domain/catalogues/catalogue.ts';
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
    Partial<Settings>;
  /** Limits for failed logins. */
  readonly failedLogins?: LoginLimitSettings;
  /** Wraps the rate limit of logins, for example to collect metrics. */
  readonly observeLogins?: ((limits: LoginLimits) => LoginLimits) | undefined;
  /** The secret key for nonces and cookies. */
  readonly secret: string;
  /** Returns milliseconds since the epoch; `Date.now` by default. */
  readonly clock?: () => number;
  /** Timeout in milliseconds for requests to a catalogue; 5 seconds by default. */
  readonly catalogueTimeout?: number;
  /** Called with each unexpected error and the ID of its request; errors are printed by default. */
  readonly onBug?: ServerParts['onBug'];
  /** Called with each response that does not match its schema; they are printed by default. */
  readonly onInvalidResponse?: ServerParts['onInvalidResponse'];
  /** Called around each handler call; it has to run the handler. */
  readonly aroundHandler?: ServerParts['aroundHandler'];
  /** Hooks that extensions added before the server is created. */
  readonly hooks?: Hooks<Server>;
  /** Plugins that always run, whether activated over the API or not; called before the server is created. */
  readonly plugins?: readonly Plugin[];
}

/** A site that responds to requests, directly or on a port (`listen(app, …)`). */
export interface App {
  /**
   * Created on first access (1); until then extensions can add `hooks`. `server`, `hooks` and `site` are the current
   * ones: activating or deactivating a plugin replaces them.
   */
  readonly server: Server;
  readonly hooks: Hooks<Server>;
  /** The state that handlers use. */
  readonly site: Site;
  /** The plugins in the plugins folder; `start` runs the activated ones. */
  readonly plugins: Plugins;
  /** Returns the response to an HTTP request; `null` for a URL outside of the API. */
  respond(request: WireRequest): Promise<WireResponse | null>;
  /** Everything outside the API: uploaded files and HTML pages. */
  readonly pages: Service;
  /** Runs `work` with this site as the current site; needed around `server.serve` and `server.dispatch`. */
  run<T>(work: () => T): T;
}

/** Creates a site: its accounts, its server and the routes of all resources. */
export function createSite(parts: SiteParts): App {
  const { hooks = new Hooks<Server>(), plugins: own = [] } = parts;
  // A copy of the original hooks: each server adds its own hooks to those that it receives.
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
        // Routes are registered when the server is created, so errors of a plugin are thrown here.
        runInSite(next.site, () => next.server());
      } catch (thrown) {
        replaceSite(next.site, instance.site);
        throw thrown;
      }
      instance = next;
    },
  });
  // The limits for failed logins are shared by all instances, regardless of the plugins.
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
