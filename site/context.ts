import { AsyncLocalStorage } from 'node:async_hooks';
import type { LoginLimits } from '../runtime/auth/index.ts';
import type { Hooks } from '../runtime/hooks/index.ts';
import type {
  DerivedRoutes,
  LoginSettings,
  ResolvedSettings,
  Server,
} from '../runtime/server/index.ts';
import type { ContentTypes } from './domain/content-types.ts';
import type { Limits } from './limits.ts';
import type { Catalogues } from './domain/catalogues/catalogue.ts';
import type { Plugins } from './domain/plugins/plugins.ts';
import type { LinkPreviews } from './handlers/url-details/link-previews.ts';
import type { MediaStorage } from './media/storage.ts';
import type { Feeds } from './lib/http-client/feeds.ts';
import type { Outgoing } from './lib/http-client/outgoing.ts';
import type { OembedClient } from './lib/oembed/client.ts';
import type { OwnPages } from './web/own-pages.ts';
import type { PatternRegistry } from './blocks/patterns.ts';
import type { Store } from './store/index.ts';
import type { Themes } from './themes/themes.ts';
import type { WidgetTypes } from './widgets/widget-types.ts';

/** The settings of the server and the logins of a site. */
export type SiteServerSettings = ResolvedSettings & LoginSettings;

/**
 * The site that handlers use. Handler files are plain objects without a factory (`export const posts = {…}`), so they
 * call `currentSite()`. `createSite` (site/app.ts) creates a site, which becomes the current one in one of two ways: a
 * request is wrapped, `runInSite(site, () => server.serve(request))`, so that one process can run many sites (as in
 * tests), or `useSite(site)` is called once at start, as in `npm start`.
 */
export interface Site {
  readonly store: Store;
  /** The site with the primary database, if `store` reads from a replica. */
  readonly primary?: Site;
  /** The storage of uploaded files. */
  readonly media: MediaStorage;
  /** The installed themes, one of them active. */
  readonly themes: Themes;
  /** The patterns that are registered by plugins. */
  readonly patterns: PatternRegistry;
  readonly limits: Limits;
  /** URLs, product token and clock of the server. */
  readonly settings: SiteServerSettings;
  readonly types: ContentTypes;
  /** The installed plugins, and which of them are active. */
  readonly plugins: Plugins;
  /** The catalogues of blocks and patterns. */
  readonly catalogues: Catalogues;
  readonly widgetTypes: WidgetTypes;
  /** Sends requests to other sites. */
  readonly outgoing: Outgoing;
  readonly ownPages: OwnPages;
  /** Returns the embed HTML of pages of other sites. */
  readonly oembed: OembedClient;
  readonly linkPreviews: LinkPreviews;
  readonly feeds: Feeds;
  /** The routes of posts and terms. */
  readonly derivedRoutes: DerivedRoutes;
  /** Whether fields were registered at run time for items with this schema title. */
  readonly hasAddedFields: (title: string) => boolean;
  /** The rate limit for failed logins. */
  readonly loginLimits: LoginLimits;
  /** The filters for content. */
  readonly hooks: SiteHooks;
  /** Hashes a password: `site/domain/accounts`. */
  readonly hashPassword: (password: string) => Promise<string>;
}

/** The hooks of the server that content uses. */
export type SiteHooks = Pick<Hooks<Server>, 'filter'>;

const current = new AsyncLocalStorage<Site>();
let fallback: Site | null = null;

/** Returns the site of the current request. */
export function currentSite(): Site {
  const site = current.getStore() ?? fallback;
  if (!site) throw new Error('site: no site is in use; call useSite or runInSite first');
  return site;
}

/** Runs `work`, including its asynchronous parts, with `site` as the current site. */
export function runInSite<T>(site: Site, work: () => T): T {
  // On Node 20, entering an `AsyncLocalStorage` once slows down all later promises of the process.
  const isCurrent = (current.getStore() ?? fallback) === site;
  return isCurrent ? work() : current.run(site, work);
}

/** Sets the default site of the process; `null` removes it. */
export function useSite(site: Site | null): void {
  fallback = site;
}

/** Replaces the default site of the process if it is `before`. */
export function replaceSite(before: Site, next: Site): void {
  if (fallback === before) fallback = next;
}
