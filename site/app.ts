import type { Random, ThrottleSettings } from '../runtime/auth/index.ts';
import type { Service, WireAnswer, WireRequest } from '../runtime/http/index.ts';
import { Hooks, lazyServer } from '../runtime/server/index.ts';
import type { Server, ServerParts, ServerSettings, SiteAddress } from '../runtime/server/index.ts';
import { toLocal } from '../runtime/schema/dates.ts';
import type { Zone } from '../runtime/schema/dates.ts';
import { accountsOf, hashPassword } from './accounts/index.ts';
import { ContentTypes } from './content/content-types.ts';
import { siteOptions } from './content/options.ts';
import { runInSite } from './context.ts';
import type { Site } from './context.ts';
import { incomingFolder, MediaFolder } from './media/folder.ts';
import { mediaService } from './media/service.ts';
import { LinkPreviews } from './link-preview/link-previews.ts';
import { Outgoing } from './outgoing/outgoing.ts';
import { ownPages } from './own-page.ts';
import { createPages } from './pages/index.ts';
import { registerSiteRoutes } from './registered/routes.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/index.ts';
import { shippedThemes, Themes } from './theme/themes.ts';
import { WidgetTypes } from './widgets/registry.ts';

/** What a site is made of. */
export interface SiteParts {
  readonly store: Store;
  readonly settings: Pick<
    Settings,
    'token' | 'baseUrl' | 'adminUrl' | 'apiRel' | 'debug' | 'dataDir'
  > &
    Partial<Pick<Settings, 'uploadLimit' | 'helpUrl' | 'outgoingHosts' | 'themesDir'>>;
  /** How failed logins are slowed down. */
  readonly failedLogins?: ThrottleSettings;
  /** The key of nonces and cookies. */
  readonly secret: string;
  /** Milliseconds since the epoch; `Date.now` when absent. */
  readonly clock?: () => number;
  /** The other sites of its network, by number. */
  readonly blog?: (blogId: number) => SiteAddress | null;
  /** Where what nobody may guess comes from; the system's source when absent. */
  readonly random?: Random;
  /** Told of what was thrown, and at which request; it is printed when absent. */
  readonly onBug?: ServerParts['onBug'];
  /** What extensions have put in before the server is made. */
  readonly hooks?: Hooks<Server>;
  /** Code that registers types, values and routes of its own; run before the server is made. */
  readonly plugins?: readonly Plugin[];
}

/** What extends a site: it registers types and values with `types`, and listens to `hooks`. */
export type Plugin = (site: {
  readonly types: ContentTypes;
  readonly widgetTypes: WidgetTypes;
  readonly hooks: Hooks<Server>;
}) => void;

/** A site that can be asked, by itself or over a port (`listen(app, …)`). */
export interface App {
  /** Made when it is first asked for (1); until then extensions can still join `hooks`. */
  readonly server: Server;
  readonly hooks: Hooks<Server>;
  /** What its handlers work on. */
  readonly site: Site;
  /** Answers a request on the wire; `null` when its address is none of the service. */
  answer(request: WireRequest): Promise<WireAnswer | null>;
  /** What browsers see beside the service: files that were uploaded, and pages. */
  readonly pages: Service;
  /** Runs `work` with this site as the current one: around `server.serve` and `server.dispatch`. */
  run<T>(work: () => T): T;
}

/** Puts a site together: its accounts, its server, and the routes of all resources. */
export function createSite(parts: SiteParts): App {
  const { store, settings, secret, clock, random, blog, failedLogins, onBug } = parts;
  const { hooks = new Hooks<Server>(), plugins = [] } = parts;
  const serverSettings: ServerSettings = {
    token: settings.token,
    baseUrl: settings.baseUrl,
    adminUrl: settings.adminUrl,
    apiRel: settings.apiRel,
    helpUrl: settings.helpUrl ?? settings.apiRel,
    debug: settings.debug,
    // On the disk where files stay: one that is kept need not be copied.
    uploadFolder: incomingFolder(settings),
    nonceSecret: secret,
    ...(settings.uploadLimit ? { uploadLimit: settings.uploadLimit } : {}),
    ...(clock ? { clock } : {}),
    ...(blog ? { blog } : {}),
    ...(random ? { random } : {}),
    ...(failedLogins ? { failedLogins } : {}),
    ...siteSettings(store, clock ?? Date.now),
  };
  const types = new ContentTypes(settings.token);
  const widgetTypes = new WidgetTypes();
  for (const plugin of plugins) plugin({ types, widgetTypes, hooks });
  const accounts = accountsOf(store, clock ? { clock } : {});
  // Late, so that what extensions register can stand before the routes of the site.
  hooks.on('rest_api_init', (server) => registerSiteRoutes(server, types), 99);
  const server = lazyServer(serverSettings, { accounts, hooks, ...(onBug ? { onBug } : {}) });
  const media = MediaFolder.of(settings);
  const run = <T>(work: () => T): T => runInSite(site, work);
  const files = mediaService(media);
  let pages: Service | null = null;
  const page: Service['answer'] = (request) =>
    run(() => (pages ??= createPages(server())).answer(request));
  const outgoing = new Outgoing(`${settings.token} (${settings.baseUrl})`, {
    hosts: settings.outgoingHosts ?? [],
  });
  const readOwnPage = ownPages(settings.baseUrl, { answer: page });
  const site: Site = {
    store,
    media,
    themes: new Themes(settings.themesDir ?? shippedThemes, settings.token),
    settings: serverSettings,
    types,
    widgetTypes,
    outgoing,
    readOwnPage,
    linkPreviews: new LinkPreviews(outgoing, readOwnPage, clock ?? Date.now),
    get derivedRoutes() {
      return server().derivedRoutes;
    },
    hooks,
    hashPassword,
  };
  return {
    get server() {
      return server();
    },
    hooks,
    site,
    run,
    answer: async (request) => run(() => server().answer(request)),
    pages: {
      answer: async (request) => (await files.answer(request)) ?? page(request),
    },
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
