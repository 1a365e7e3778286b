import type { Notice } from '../runtime/errors/index.ts';
import {
  lazyServer,
  resolveSettings,
  RestResponse,
  runNoticeAction,
  Server,
  SiteLogin,
} from '../runtime/server/index.ts';
import type { Hooks, LoginSettings, Permalinks, ServerSettings } from '../runtime/server/index.ts';
import { toLocal } from './domain/zones.ts';
import type { Zone } from './domain/zones.ts';
import type { Service, WireRequest, WireResponse } from '../runtime/http/index.ts';
import { accountsOf, hashPassword, sessionsOf } from './domain/accounts.ts';
import type { SiteParts } from './app.ts';
import { ContentTypes } from './domain/content-types.ts';
import { metaKeys } from './domain/meta-keys.ts';
import { can } from './domain/permissions/caller.ts';
import { canEditAnyType } from './domain/permissions/posts.ts';
import { siteOptions } from './domain/options.ts';
import { currentSite, runInSite } from './context.ts';
import type { Site } from './context.ts';
import type { Plugin } from './domain/plugins/load.ts';
import { failure } from './handlers/errors.ts';
import { defaultLimits } from './limits.ts';
import { incomingFolder } from './media/folder.ts';
import type { MediaStorage } from './media/storage.ts';
import { mediaService } from './media/service.ts';
import { LinkPreviews } from './handlers/url-details/link-previews.ts';
import { Feeds } from './lib/http-client/feeds.ts';
import { agentOf, Outgoing } from './lib/http-client/outgoing.ts';
import { OembedClient } from './lib/oembed/client.ts';
import { serveOembedXml } from './lib/oembed/xml.ts';
import { OwnPages } from './web/own-pages.ts';
import { createPages } from './web/index.ts';
import { PatternRegistry } from './blocks/patterns.ts';
import { publishDuePosts } from './handlers/post-type/schedule.ts';
import { isAnonymousRead, ResponseCache } from './response-cache.ts';
import { registerSiteRoutes } from './domain/registration/routes.ts';
import { SearchHandler } from './search/search-handler.ts';
import { SESSION_LIMIT } from './config.ts';
import { shippedThemes, Themes } from './themes/themes.ts';
import { isUnavailable } from './lib/files.ts';
import { WidgetTypes } from './widgets/widget-types.ts';

const classes = { RestResponse, SearchHandler, Server };

/**
 * A site with one set of plugins: their registrations, and the server. Another set of plugins gets a new instance, so
 * that nothing of removed plugins remains.
 */
export interface Instance {
  /** Created on the first call (1). */
  readonly server: () => Server;
  readonly hooks: Hooks<Server>;
  readonly site: Site;
  readonly pages: Service;
  /** Returns the cached response to a request, or creates it. */
  readonly keep: Keep;
}

type Keep = (request: WireRequest, make: Make) => Promise<WireResponse | null>;
type Make = (request: WireRequest) => Promise<WireResponse | null>;

/** The run-time registrations of an instance. */
export interface Extensions {
  /** Used by the server. */
  readonly hooks: Hooks<Server>;
  readonly plugins: readonly Plugin[];
}

/** Creates an instance; `kept` is shared by all instances of the site. Errors of plugins are thrown. */
export function makeInstance(
  parts: SiteParts,
  { hooks, plugins }: Extensions,
  kept: Pick<Site, 'plugins' | 'catalogues' | 'loginLimits' | 'media'>,
): Instance {
  const { store, settings, clock, onBug, onInvalidResponse } = parts;
  // Results of plugins and of other hooks may depend on more than the database.
  let isPlain = plugins.length === 0 && hooks.changes === 0;
  const serverSettings = serverSettingsOf(parts, kept.media);
  const loginSettings = loginSettingsOf(parts);
  const onNotice = (notice: Notice): void => runNoticeAction(hooks, notice);
  const types = new ContentTypes(settings.token, onNotice);
  const patterns = new PatternRegistry(onNotice);
  const widgetTypes = new WidgetTypes(onNotice);
  for (const plugin of plugins)
    plugin({ types, patterns, widgetTypes, hooks, site: currentSite, failure, classes });
  const accounts = accountsOf(store, clock);
  hooks.on('rest_pre_serve_request', serveOembedXml);
  // Priority 99: routes of extensions are registered before the routes of the site.
  hooks.on('rest_api_init', (server) => registerSiteRoutes(server, types), 99);
  hooks.on('rest_api_init', linkActiveTheme);
  const login = new SiteLogin(loginSettings, {
    accounts,
    sessions: sessionsOf(store, settings.sessionLimit ?? SESSION_LIMIT),
    loginLimits: kept.loginLimits,
  });
  let ownChanges = hooks.changes;
  const lazy = lazyServer(serverSettings, {
    login,
    hooks,
    isUnavailable,
    aroundHandler: parts.aroundHandler,
    ...(onBug ? { onBug } : {}),
    ...(onInvalidResponse ? { onInvalidResponse } : {}),
  });
  const server = Object.assign(() => {
    const isNew = hooks.did('rest_api_init') === 0;
    isPlain &&= hooks.changes === ownChanges;
    const made = lazy();
    // A new server adds its own hooks.
    if (isNew) ownChanges = hooks.changes;
    return made;
  }, lazy);
  const files = mediaService(kept.media);
  let pages: Service | null = null;
  const allPages = (): Service => (pages ??= createPages(server(), settings.scriptSources));
  const makePage = async (request: WireRequest): Promise<WireResponse | null> =>
    allPages().respond(request);
  const page: Service['respond'] = (request) => runInSite(site, () => keep(request, makePage));
  const outgoing = new Outgoing(agentOf(settings), {
    hosts: settings.outgoingHosts ?? [],
  });
  const ownPages = new OwnPages(server, { respond: page });
  // Monotonic, so that cache entries do not live longer when the clock is set back.
  const now = clock ?? (() => performance.now());
  const { responseCache = 0, debug } = settings;
  const cache = !debug && responseCache > 0 ? new ResponseCache(responseCache, now) : null;
  const keep: Instance['keep'] = async (request, make) => {
    // Loads the options, which are then read synchronously.
    await store.options.all();
    const reader = store.replica?.state().isUsed && isAnonymousRead(request) ? onReplica : site;
    isPlain &&= hooks.changes === ownChanges;
    if (!cache || !isPlain) return runInSite(reader, () => make(request));
    await publishDuePosts();
    return runInSite(reader, () => cache.respond(request, make, reader.store));
  };
  const linkPreviews = new LinkPreviews(outgoing, ownPages, now);
  const site: Site = {
    store,
    themes: new Themes(settings.themesDir ?? shippedThemes, settings.token),
    patterns,
    settings: { ...resolveSettings(serverSettings), ...loginSettings },
    limits: settings.limits ?? defaultLimits,
    types,
    widgetTypes,
    ...kept,
    outgoing,
    ownPages,
    oembed: new OembedClient(outgoing, linkPreviews, now),
    linkPreviews,
    feeds: new Feeds(outgoing, now),
    get derivedRoutes() {
      return server().derivedRoutes;
    },
    hasAddedFields: (title) => server().fields.of(title).size > 0,
    hooks,
    hashPassword,
  };
  // Inherits everything else from the site, including its getters.
  const onReplica = Object.create(site, {
    store: { value: store.replica?.store },
    primary: { value: site },
  }) as Site;
  return {
    server,
    hooks,
    site,
    keep,
    pages: {
      respond: async (request) => (await files.respond(request)) ?? page(request),
      receivesBody: (request) => allPages().receivesBody?.(request) === true,
      refuse: (request, error) =>
        runInSite(site, () => allPages().refuse?.(request, error) ?? null),
    },
  };
}

/** Adds a link to the active theme to the index, if the caller may see it (`rest_index`). */
function linkActiveTheme(server: Server): void {
  server.hooks.on('rest_index', async (response, { user, connection }) => {
    if (!canEditAnyType(user) && !can(user, 'switch_themes')) return response;
    const { themes, store } = currentSite();
    const route = `/${server.core}/themes/${await themes.activeName(store)}`;
    const rel = `${server.settings.apiRel}active-theme`;
    return response.addLink(rel, server.restUrl(route, connection));
  });
}

function loginSettingsOf({ settings, secret, clock }: SiteParts): LoginSettings {
  const { token, baseUrl, adminUrl, loginErrors } = settings;
  return {
    ...{ token, baseUrl, adminUrl, nonceSecret: secret },
    ...(loginErrors ? { loginErrors } : {}),
    ...(clock ? { clock } : {}),
  };
}

function serverSettingsOf(parts: SiteParts, media: MediaStorage): ServerSettings {
  const { settings } = parts;
  const { token, baseUrl, adminUrl, apiRel, helpUrl = apiRel, debug } = settings;
  const { text, parameters, files, embeds } = settings.limits ?? defaultLimits;
  return {
    ...{ profile: 'content-api', token, baseUrl, adminUrl, apiRel, helpUrl, debug },
    // On the disk of the media folder: a stored upload then needs no copy.
    uploadFolder: incomingFolder(settings),
    ...{ embedLimit: embeds, textLimit: text, parameters, files },
    ...(settings.checkResponses ? { checkResponses: settings.checkResponses } : {}),
    ...(settings.uploadLimit ? { uploadLimit: settings.uploadLimit } : {}),
    ...siteSettings(parts, media),
  };
}

/** Returns the stored settings of the site that the server uses. */
function siteSettings({ store, settings, clock = Date.now }: SiteParts, media: MediaStorage) {
  const keys = metaKeys(settings.token);
  const options = () => siteOptions(store.options.latest());
  const number = (name: string): number => options().number(name, 0);
  return {
    permalinks: () => permalinksOf(store.options.latest().get('permalink_structure')),
    name: () => options().text('blogname'),
    description: () => options().text('blogdescription'),
    // The offset of a named zone depends on the date; without a zone the stored offset is returned.
    gmtOffset: () => {
      const { zone, text } = options();
      return zone.tz === undefined ? text('gmt_offset') : offsetNow(zone, clock());
    },
    timezone: () => options().text('timezone_string'),
    logo: () => number('site_logo'),
    icon: () => number('site_icon'),
    iconUrl: async () => {
      const icon = number('site_icon');
      const found = icon === 0 ? undefined : (await store.posts.known([icon])).get(icon);
      const file = found?.meta[keys.file];
      return typeof file === 'string' && file !== '' ? media.urlOf(file) : (found?.row.guid ?? '');
    },
  };
}

/** Returns the kind of permalinks for the permalink pattern of posts (1). */
function permalinksOf(pattern: unknown): Permalinks {
  if (pattern === '') return 'plain';
  return typeof pattern === 'string' && pattern.startsWith('/index.php/') ? 'index' : 'pretty';
}

/** Returns the UTC offset of a zone in hours. */
function offsetNow(zone: Zone, now: number): number {
  const seconds = Math.floor(now / 1000);
  return Math.round((toLocal(seconds, zone) - seconds) / 36) / 100;
}
