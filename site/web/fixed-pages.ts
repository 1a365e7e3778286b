import { headerOf, HEALTH_PATHS } from '../../runtime/http/index.ts';
import type { WireResponse } from '../../runtime/http/index.ts';
import type { Admin, AdminCaller } from '../../runtime/admin/index.ts';
import type { ApiDocs } from '../../runtime/api-docs/index.ts';
import type { ResolvedSettings, Server } from '../../runtime/server/index.ts';
import type { Site } from '../context.ts';
import { AVATARS_PATH } from '../domain/avatars.ts';
import { AUTHOR_BASE } from '../domain/links.ts';
import { siteOptions } from '../domain/options.ts';
import { siteStylesheet } from '../themes/stylesheet.ts';
import { adminPage, loginPage } from './account/index.ts';
import {
  commentsPath,
  loginPath,
  pathOfAddress,
  REFERENCE_PATH,
  stylesheetPath,
} from './addresses.ts';
import { avatarResponse, avatarPath } from './avatar.ts';
import { takeComment } from './comment-form.ts';
import { rsdDocument } from './content/head-links.ts';
import { FEED, robots, sitemap } from './feeds.ts';
import type { PageRequest } from './request.ts';
import { isReading, wrongMethod } from './response.ts';

type PageResponse = Promise<WireResponse | null> | WireResponse | null;

/** Parts of the runtime that respond to some of the pages. */
export interface PageParts {
  readonly reference: ApiDocs;
  readonly admin: Admin;
}

/** A page whose path does not depend on the content. */
interface FixedPage {
  /** Returns the path of the page or of its subpages; empty if it is not below the URL of the site. */
  path(settings: ResolvedSettings): string;
  /** Returns the response, or `null` for any other URL. */
  respond(request: PageRequest, parts: PageParts): PageResponse;
}

const RSD_PATH = '/xmlrpc.php';

/** All pages of the site that are not content, in the order in which they are matched. */
export const fixedPages: readonly FixedPage[] = [
  {
    path: ({ adminUrl, baseUrl }) => pathOfAddress(baseUrl, adminUrl),
    respond: async (request, { admin }) => {
      const { adminPath, wire } = request;
      if (adminPath === null) return null;
      const page = await adminPage(request, adminPath);
      return page ?? admin.respond(wire, () => callerOf(request));
    },
  },
  at(({ token }) => loginPath(token), loginPage),
  at(({ token }) => commentsPath(token), takeComment),
  at(
    () => RSD_PATH,
    (request) => (Object.hasOwn(request.query, 'rsd') ? rsdDocument(request) : null),
  ),
  {
    path: ({ token }) => `/${token}-content`,
    respond: stylesheetResponse,
  },
  at(() => '/sitemap.xml', sitemap),
  at(() => '/robots.txt', robots),
  {
    path: () => REFERENCE_PATH,
    respond: ({ session, login, wire }, { reference }) =>
      reference.respond(wire, () =>
        session.user === null
          ? null
          : { nonce: login.restNonce(session.user, session), name: session.user.login },
      ),
  },
  {
    path: () => AVATARS_PATH,
    respond: (request) => {
      const hash = avatarPath(request.path);
      return hash === null ? null : avatarResponse(request, hash);
    },
  },
];

/** Returns the user of the admin pages, whose requests have the login cookie and a nonce. */
function callerOf({ session, login, wire }: PageRequest): AdminCaller | null {
  const { user } = session;
  if (user === null) return null;
  return {
    name: user.login,
    session: session.session,
    headers: {
      cookie: headerOf(wire, 'cookie') ?? '',
      [login.nonceNames.header]: login.restNonce(user, session),
    },
  };
}

/**
 * Responds with the stylesheet of the theme; `null` for any other URL. The URL contains the digest of the text, so it
 * is cached for a year. The URL of an earlier text gets the current one, which is not cached.
 */
async function stylesheetResponse(request: PageRequest): Promise<WireResponse | null> {
  const { scope, path } = request;
  const { token } = scope.settings;
  const requested = /\/([\w-]{16})\.css$/.exec(path)?.[1] ?? '';
  if (path !== stylesheetPath(token, requested)) return null;
  if (!isReading(request)) return wrongMethod('GET, HEAD');
  const { css, digest } = await siteStylesheet(scope.store);
  const caching = requested === digest ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = ['Content-Type', 'text/css; charset=UTF-8', 'Cache-Control', caching];
  return { status: 200, headers, body: css };
}

/** Returns a page at one path. */
function at(path: FixedPage['path'], page: (request: PageRequest) => PageResponse): FixedPage {
  return {
    path,
    respond: (request) => (request.path === path(request.server.settings) ? page(request) : null),
  };
}

/**
 * Returns the first path segments of fixed pages and archives. A page, post, category or author must not have such a
 * slug, because its URL would not show it.
 */
export function reservedSegments(
  { settings, media, store, types }: Site,
  server: Server,
): ReadonlySet<string> {
  const options = siteOptions(store.options.latest());
  const archives = types
    .shownTaxonomies()
    .map(({ address }) => options.text(address.option) || address.base);
  const paths = [
    ...HEALTH_PATHS,
    ...fixedPages.map((page) => page.path(settings)),
    pathOfAddress(settings.baseUrl, media.url),
    server.addresses.settings().prefix,
    AUTHOR_BASE,
    FEED,
    ...archives,
  ];
  return new Set(paths.flatMap((path) => path.split('/').find(Boolean) ?? []));
}
