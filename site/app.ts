import { registerRoutes } from '../generated/routes.ts';
import type { ThrottleSettings } from '../runtime/auth/index.ts';
import type { Service, WireAnswer, WireRequest } from '../runtime/http/index.ts';
import { createServer, Hooks } from '../runtime/server/index.ts';
import type { Server, ServerSettings } from '../runtime/server/index.ts';
import { toLocal } from '../runtime/schema/dates.ts';
import type { Zone } from '../runtime/schema/dates.ts';
import { accountsOf, hashPassword } from './accounts/index.ts';
import { siteOptions } from './content/options.ts';
import { runInSite } from './context.ts';
import type { Site } from './context.ts';
import * as callbacks from './handlers/callbacks.ts';
import { handlers } from './handlers/index.ts';
import { createPages } from './pages/index.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/index.ts';

/** What a site is made of. */
export interface SiteParts {
  readonly store: Store;
  readonly settings: Pick<Settings, 'token' | 'baseUrl' | 'adminUrl' | 'apiRel' | 'debug'>;
  /** How failed logins are slowed down. */
  readonly failedLogins?: ThrottleSettings;
  /** The key of nonces and cookies. */
  readonly secret: string;
  /** Milliseconds since the epoch; `Date.now` when absent. */
  readonly clock?: () => number;
  /** What extensions have put in before the server is made. */
  readonly hooks?: Hooks<Server>;
}

/** A site that can be asked, by itself or over a port (`listen(app, …)`). */
export interface App {
  readonly server: Server;
  /** What its handlers work on. */
  readonly site: Site;
  /** Answers a request on the wire; `null` when its address is none of the service. */
  answer(request: WireRequest): Promise<WireAnswer | null>;
  /** The pages for browsers: they answer what is not for the service. */
  readonly pages: Service;
  /** Runs `work` with this site as the current one: around `server.serve` and `server.dispatch`. */
  run<T>(work: () => T): T;
}

/** Puts a site together: its accounts, its server, and the routes of all resources. */
export function createSite(parts: SiteParts): App {
  const { store, settings, secret, clock, failedLogins, hooks = new Hooks<Server>() } = parts;
  const serverSettings: ServerSettings = {
    token: settings.token,
    baseUrl: settings.baseUrl,
    adminUrl: settings.adminUrl,
    apiRel: settings.apiRel,
    debug: settings.debug,
    nonceSecret: secret,
    ...(clock ? { clock } : {}),
    ...(failedLogins ? { failedLogins } : {}),
    ...siteSettings(store, clock ?? Date.now),
  };
  const accounts = accountsOf(store, clock ? { clock } : {});
  hooks.on('rest_api_init', (server) => {
    registerRoutes(server, handlers, callbacks);
  });
  const server = createServer(serverSettings, { accounts, hooks });
  const site: Site = { store, settings: serverSettings, hooks: server.hooks, hashPassword };
  const run = <T>(work: () => T): T => runInSite(site, work);
  const pages = createPages(server);
  return {
    server,
    site,
    run,
    answer: (request) => run(() => server.answer(request)),
    pages: { answer: (request) => run(() => pages.answer(request)) },
  };
}

/** What the server shows of the settings of the site, as they are at the time. */
function siteSettings(store: Store, clock: () => number) {
  const options = () => siteOptions(store.options.latest());
  const number = (name: string): number => options().number(name, 0);
  return {
    name: () => options().text('blogname'),
    description: () => options().text('blogdescription'),
    // A zone with a name has an offset that depends on the day; without one it is shown as it is kept.
    gmtOffset: () => {
      const { zone, text } = options();
      return zone.tz === undefined ? text('gmt_offset') : offsetNow(zone, clock());
    },
    timezone: () => options().text('timezone_string'),
    logo: () => number('site_logo'),
    icon: () => number('site_icon'),
    iconUrl: async () => {
      const icon = number('site_icon');
      return icon === 0 ? '' : ((await store.posts.byId(icon))?.guid ?? '');
    },
  };
}

/** Hours by which a zone is ahead of UTC. */
function offsetNow(zone: Zone, now: number): number {
  const seconds = Math.floor(now / 1000);
  return Math.round((toLocal(seconds, zone) - seconds) / 36) / 100;
}
