import { decodePercent } from './query.ts';
import { encodeSegments } from '../shape/encode-url.ts';

/** The settings that decide the form of the service's addresses (1). */
export interface UrlSettings {
  /** The address of the site, without a slash at its end. */
  readonly baseUrl: string;
  readonly permalinks: 'pretty' | 'index' | 'plain';
  /** `cms-json` */
  readonly prefix: string;
}

/** The properties of a connection that addresses depend on. */
export interface Connection {
  readonly isTls: boolean;
  /** The requested host name, without its port. */
  readonly serverName: string;
  /** Whether this is the administration area of a site that forces it to be reached by https. */
  readonly forcesTls?: boolean;
}

/** Returns a text without slashes at its ends. A match that began within a run of slashes would take quadratic time. */
export function trimSlashes(text: string): string {
  return text.replace(/^\/+|(?<!\/)\/+$/g, '');
}

/** Returns a path with exactly one slash at its start. */
export function routePath(path: string): string {
  if (path.startsWith('/') && !path.startsWith('//')) return path;
  return `/${path.replace(/^\/+/, '')}`;
}

/** Returns a route without slashes at its end; `/` for an empty one. */
export function withoutTrailingSlash(route: string): string {
  const last = route.charAt(route.length - 1);
  if (last !== '' && last !== '/' && last !== '\\') return route;
  const trimmed = route.replace(/(?<![/\\])[/\\]+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

/**
 * Returns the address of a route, which may have a query. `scheme` is `http`, `https` or `relative`; any other
 * value keeps the scheme of the site.
 */
export function buildUrl(
  settings: UrlSettings,
  path: string,
  connection: Connection | null = null,
  scheme = 'rest',
): string {
  const { baseUrl, permalinks, prefix } = settings;
  const { trimmed: base } = readBase(baseUrl);
  const route = routePath(path);
  const url =
    permalinks === 'plain'
      ? `${withIndex(base)}?rest_route=${inQuery(route)}`
      : `${base}${permalinks === 'index' ? '/index.php' : ''}${prefix === '' ? '' : `/${prefix}`}${route}`;
  const requested = withScheme(url, scheme);
  return isForcedTls(settings, connection) ? requested.replace(/^http:/i, 'https:') : requested;
}

/** Returns a route with its query as part of another query, which decodes one escape. */
function inQuery(route: string): string {
  const [path = '', query] = route.split(/\?(.*)/s);
  const escaped = path.replace(/%(2f|25)/gi, '%25$1');
  return query === undefined ? escaped : `${escaped}&${query}`;
}

function withScheme(url: string, scheme: string): string {
  if (scheme === 'relative') return url.replace(/^\w+:\/\/[^/]*/, '');
  const isWeb = scheme === 'http' || scheme === 'https';
  return isWeb ? url.replace(/^https?:/i, `${scheme}:`) : url;
}

function withIndex(base: string): string {
  return base.endsWith('/index.php') ? base : `${base}/index.php`;
}

/** Whether addresses for a connection are https (1). */
export function isForcedTls(
  { baseUrl }: Pick<UrlSettings, 'baseUrl'>,
  connection: Connection | null,
): boolean {
  if (connection === null) return false;
  if (connection.forcesTls === true) return true;
  return connection.isTls && readBase(baseUrl).host === connection.serverName.toLowerCase();
}

/**
 * Returns the decoded route of a request on the wire; `null` when it is not for the service (1). `path` is
 * the path as it was sent. A `rest_route` in the query wins over the path. A slash that was sent as `%2F`
 * is an `ENCODED_SLASH`.
 */
export function routeOf(path: string, restRoute: unknown, settings: UrlSettings): string | null {
  if (typeof restRoute === 'string' && restRoute !== '' && restRoute !== '0')
    return routeInQuery(withoutTrailingSlash(restRoute));
  // Trailing slashes are removed first: `%5C` at the end is part of a segment.
  const sent = withoutTrailingSlash(path);
  const decoded = decodePath(sent) ?? decodePercent(sent);
  const { prefix, baseUrl } = settings;
  const { base } = readBase(baseUrl);
  const inSite =
    base !== '' && decoded.startsWith(`${base}/`) ? decoded.slice(base.length) : decoded;
  const below = inSite.replace(/^\/index\.php(?=\/|$)/, '');
  if (!below.startsWith('/') || !below.startsWith(prefix, 1)) return null;
  const route = below.slice(prefix.length + 1);
  if (route === '') return '/';
  return route.startsWith('/') ? route : null;
}

/** Returns a route from a query: slashes within segments and percent signs are escaped twice there. */
function routeInQuery(route: string): string {
  return route.replace(/%(2f|25)/gi, (_, code: string) => (code === '25' ? '%' : ENCODED_SLASH));
}

/**
 * Returns the decoded route of a path below the URL of the service and its prefix; `null` for other paths. Other than
 * `routeOf` it knows one form of URLs only.
 */
export function routeBelow(path: string, { baseUrl, prefix }: UrlSettings): string | null {
  const sent = withoutTrailingSlash(path);
  const decoded = decodePath(sent) ?? decodePercent(sent);
  const root = `${readBase(baseUrl).base}${prefix === '' ? '' : `/${prefix}`}`;
  if (decoded === root || decoded === `${root}/`) return '/';
  return decoded.startsWith(`${root}/`) ? decoded.slice(root.length) : null;
}

/** The parts of a base URL. */
interface BaseUrl {
  readonly url: string;
  /** Without slashes at its end. */
  readonly trimmed: string;
  /** Its path, without slashes at its end. */
  readonly base: string;
  /** In lower case; `null` if it is not a URL. */
  readonly host: string | null;
}

// A service has one base URL, and needs its parts several times per request.
let lastBase: BaseUrl | null = null;

function readBase(url: string): BaseUrl {
  if (lastBase?.url === url) return lastBase;
  const address = URL.canParse(url) ? new URL(url) : null;
  lastBase = {
    url,
    trimmed: url.replace(/\/+$/, ''),
    base: address?.pathname.replace(/\/+$/, '') ?? '',
    host: address?.hostname ?? null,
  };
  return lastBase;
}

/** Returns the decoded route and the query of an address below `rootUrl`, the API root; `null` for any other address. */
export function readUrl(
  url: string,
  settings: UrlSettings,
  rootUrl = buildUrl(settings, '/'),
): RouteAndQuery | null {
  const [address = '', query = ''] = url.split('#', 1)[0]?.split(/\?(.*)/s) ?? [];
  const root = rootUrl.split('?', 1)[0] ?? '';
  if (settings.permalinks !== 'plain' && url.startsWith(root)) {
    const route = routePath(address.slice(root.length - 1));
    // A link may be written without escapes.
    return { route: decodePath(route) ?? route, query };
  }
  const restRoute = /(?:^|&)rest_route=([^&]*)/.exec(query)?.[1];
  if (restRoute === undefined || restRoute === '') return null;
  return {
    route: routeInQuery(decodePercent(restRoute)),
    query: query.replace(/(^|&)rest_route=[^&]*&?/, '$1'),
  };
}

/**
 * Represents, in a decoded path, a slash that was sent as `%2F` and so is part of a segment. It is half of a
 * surrogate pair, which no decoded text contains.
 */
export const ENCODED_SLASH = '\ud800';

/**
 * Decodes a path; an encoded slash becomes `ENCODED_SLASH`. Returns `null` for an invalid escape, for
 * bytes that are not UTF-8 and for an encoded NUL.
 */
export function decodePath(path: string): string | null {
  if (!path.includes('%')) return path;
  if (path.includes('%00')) return null;
  try {
    return decodeURIComponent(path.replace(/%2f/gi, ENCODED_SLASH));
  } catch {
    return null;
  }
}

/** Writes encoded slashes as slashes: the text of a segment as it was meant. */
export function withSlashes(text: string): string {
  return text.includes(ENCODED_SLASH) ? text.replaceAll(ENCODED_SLASH, '/') : text;
}

/** Writes a decoded path as an address has it: the inverse of `decodePath`. */
export function encodePath(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  return path.split(ENCODED_SLASH).map(encodeSegments).join('%2F');
}

const PLAIN_PATH = /^[\w/.,:~-]*$/;

/** The path and the query of an address. */
interface RouteAndQuery {
  readonly route: string;
  readonly query: string;
}

/**
 * Returns path and query of a whole address (`http://site.test/cms/v2/posts?page=2`) or of a path; the host does
 * not matter, as requests of pages and batches are for this service. `null` for an address with an empty host or
 * an invalid port.
 */
export function splitAddress(address: string): RouteAndQuery | null {
  const [, authority, route = '', query = ''] = FORM.exec(address) ?? [];
  if (authority === undefined) return { route, query };
  const place = authority.slice(authority.lastIndexOf('@') + 1);
  const [, host = '', port = ''] = /^([^:]*|\[.*\])(?::(\d*))?$/.exec(place) ?? [];
  return host === '' || Number(port) > 65_535 ? null : { route, query };
}

// Scheme, authority, path, query.
const FORM = /^(?:[a-z][a-z0-9+.-]*:(?=\/))?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?/i;
