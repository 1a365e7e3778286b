import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerSettings } from '../runtime/server/index.ts';
import type { DerivedRoutes } from '../runtime/server/index.ts';
import type { ContentTypes } from './content/content-types.ts';
import type { LinkPreviews } from './link-preview/link-previews.ts';
import type { MediaFolder } from './media/folder.ts';
import type { Outgoing } from './outgoing/outgoing.ts';
import type { ReadOwnPage } from './own-page.ts';
import type { Store } from './store/index.ts';
import type { Themes } from './theme/themes.ts';
import type { WidgetTypes } from './widgets/registry.ts';

/**
 * What handlers work on. Handler files are plain objects without a factory (`export const posts = {…}`),
 * so they ask for the site they serve: `currentSite()`.
 *
 * How it is set: `createSite` (site/app.ts) makes one, and either
 * - wraps whatever runs a request of it, `runInSite(site, () => server.serve(request))`, so that many
 *   sites live in one process (tests do this), or
 * - calls `useSite(site)` once at start: the default of the process, for `npm start`.
 */
export interface Site {
  readonly store: Store;
  /** The files that were uploaded. */
  readonly media: MediaFolder;
  /** The themes that are there, one of them active. */
  readonly themes: Themes;
  /** Addresses, product token and clock, as the server has them. */
  readonly settings: ServerSettings;
  readonly types: ContentTypes;
  readonly widgetTypes: WidgetTypes;
  /** Requests to other sites. */
  readonly outgoing: Outgoing;
  readonly readOwnPage: ReadOwnPage;
  readonly linkPreviews: LinkPreviews;
  /** The routes of posts and terms. */
  readonly derivedRoutes: DerivedRoutes;
  /** Filters of the service that content passes through. */
  readonly hooks: SiteHooks;
  /** How passwords are kept: `site/accounts`. */
  readonly hashPassword: (password: string) => Promise<string>;
}

/** The part of the server's hooks that content needs. */
export interface SiteHooks {
  /** Pixel sizes of avatars (2.5). */
  filter(name: 'rest_avatar_sizes', sizes: readonly number[]): readonly number[];
}

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
  return current.run(site, work);
}

/** Makes `site` the one of the process, where no other was entered; `null` takes it back. */
export function useSite(site: Site | null): void {
  fallback = site;
}
