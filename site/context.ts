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
import type { Catalogues } from './domain/directories/catalogue.ts';
import type { Plugins } from './domain/plugins/plugins.ts';
import type { LinkPreviews } from './handlers/url-details/link-previews.ts';
import type { MediaStorage } from './media/storage.ts';
import type { Feeds } from './lib/http-client/feeds.ts';
import type { Outgoing } from './lib/http-client/outgoing.ts';
import type { OtherPages } from './lib/oembed/other-pages.ts';
import type { OwnPages } from './own-page.ts';
import type { PatternRegistry } from './blocks/patterns.ts';
import type { Store } from './store/index.ts';
import type { Themes } from './themes/themes.ts';
import type { WidgetTypes } from './widgets/widget-types.ts';

/** The settings of a site's server and of its logins. */
export type SiteServerSettings = ResolvedSettings & LoginSettings;

/**
 * The site that handlers work on. Handler files are plain objects without a factory (`export const posts =
 * {…}`), so they call `currentSite()`. `createSite` (site/app.ts) makes a site and sets it in one of two ways:
 * it wraps a request, `runInSite(site, () => server.serve(request))`, so that one process can run many sites
 * (tests do this), or it calls `useSite(site)` once at start, as `npm start` does.
 */
export interface Site {
  readonly store: Store;
  /** The site that reads from the primary database, where `store` reads from a replica. */
  readonly primary?: Site;
  /** The files that were uploaded. */
  readonly media: MediaStorage;
  /** The themes that are there, one of them active. */
  readonly themes: Themes;
  /** Patterns that come from no theme. */
  readonly patterns: PatternRegistry;
  readonly limits: Limits;
  /** Addresses, product token and clock, as the server has them. */
  readonly settings: SiteServerSettings;
  readonly types: ContentTypes;
  /** The plugins that are there, and which of them run. */
  readonly plugins: Plugins;
  /** The directories of blocks and patterns. */
  readonly catalogues: Catalogues;
  readonly widgetTypes: WidgetTypes;
  /** Requests to other sites. */
  readonly outgoing: Outgoing;
  readonly ownPages: OwnPages;
  /** How pages of other sites are shown within this one. */
  readonly otherPages: OtherPages;
  readonly linkPreviews: LinkPreviews;
  readonly feeds: Feeds;
  /** The routes of posts and terms. */
  readonly derivedRoutes: DerivedRoutes;
  /** Whether fields were added at run time to items with this title. */
  readonly hasAddedFields: (title: string) => boolean;
  /** Limits how fast passwords can be guessed. */
  readonly loginLimits: LoginLimits;
  /** Filters of the service that content passes through. */
  readonly hooks: SiteHooks;
  /** How passwords are kept: `site/domain/accounts`. */
  readonly hashPassword: (password: string) => Promise<string>;
}

/** The part of the server's hooks that content needs. */
export type SiteHooks = Pick<Hooks<Server>, 'filter'>;

const current = new AsyncLocalStorage<Site>();
let fallback: Site | null = null;

/** The site that the running request belongs to. */
export function currentSite(): Site {
  const site = current.getStore() ?? fallback;
  if (!site) throw new Error('site: no site is in use; call useSite or runInSite first');
  return site;
}

/** Runs `work`, and all that it waits for, with `site` as the current one. */
export function runInSite<T>(site: Site, work: () => T): T {
  // On Node 20, entering an `AsyncLocalStorage` once slows down every promise of the process from then on.
  const isCurrent = (current.getStore() ?? fallback) === site;
  return isCurrent ? work() : current.run(site, work);
}

/** Makes `site` the one of the process, where no other was entered; `null` takes it back. */
export function useSite(site: Site | null): void {
  fallback = site;
}

/** Puts a site in the place of another one, where that is the one of the process. */
export function replaceSite(before: Site, next: Site): void {
  if (fallback === before) fallback = next;
}
