import { corsHeaders } from '../http/cors.ts';
import { HeaderList } from '../http/header-list.ts';
import type { CorsOptions } from './protocol.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

export const JSON_TYPE = 'application/json; charset=UTF-8';

/** Returns the headers that every response starts with. */
export function initialHeaders(server: Server, { connection }: RestRequest): HeaderList {
  const { hooks, settings, protocol } = server;
  const headers = new HeaderList();
  headers.set('Content-Type', JSON_TYPE);
  if (protocol.discovery) {
    headers.set('X-Robots-Tag', 'noindex');
    const root = server.addresses.root(connection);
    // Without a root there is nothing to link to (4.1).
    if (root !== '') headers.set('Link', `<${root}>; rel="${settings.apiRel}"`);
  }
  headers.set('X-Content-Type-Options', 'nosniff');
  if (protocol.cors !== 'reflect') return headers;
  const { exposed, allowed } = server.corsNames;
  const exposes = hooks.filter('rest_exposed_cors_headers', exposed).join(', ');
  headers.set('Access-Control-Expose-Headers', exposes);
  const allows = hooks.filter('rest_allowed_cors_headers', allowed).join(', ');
  headers.set('Access-Control-Allow-Headers', allows);
  return headers;
}

/** Returns the headers that scripts of other origins may read and send (4.2). */
export function corsNames(token: string): Record<'exposed' | 'allowed', readonly string[]> {
  const prefix = `X-${token.toUpperCase()}`;
  return {
    exposed: [`${prefix}-Total`, `${prefix}-TotalPages`, 'Link'],
    allowed: [
      ...['Authorization', `${prefix}-Nonce`, 'Content-Disposition', 'Content-MD5', 'Content-Type'],
    ],
  };
}

type Header = readonly [name: string, value: string];

/** Returns the headers that forbid caching, if the caller is known, a filter asks for it or `isForced`; else none. */
export function noCacheHeaders(
  { hooks, protocol }: Server,
  request: RestRequest,
  isForced: boolean,
): readonly Header[] {
  const isWanted = hooks.filter('rest_send_nocache_headers', request.user !== null, request);
  if (!isWanted && !isForced) return [];
  return protocol.discovery ? CONTENT_NO_CACHE : [['Cache-Control', 'no-store']];
}

export const PAST = 'Wed, 11 Jan 1984 05:00:00 GMT';
/** The headers that the content API sends, which old proxies also understand. */
const CONTENT_NO_CACHE: readonly Header[] = [
  ['Expires', PAST],
  ['Cache-Control', 'no-cache, must-revalidate, max-age=0, no-store, private'],
];

/** Sends the cross-origin headers (4.2) with a response. Default filter of `rest_pre_serve_request`. */
export function sendCorsHeaders<T>(
  served: T,
  _response: RestResponse,
  request: RestRequest,
  { protocol, routes }: Pick<Server, 'protocol' | 'routes'>,
): T {
  const { cors } = protocol;
  const headers = request.responseHeaders;
  const origin = request.header('origin');
  const isLoggedIn = request.user !== null;
  const lines =
    cors === 'reflect'
      ? corsHeaders(origin, request.sentMethod, isLoggedIn)
      : allowListHeaders(cors, request, routes);
  for (const [name, value] of lines) {
    const known = name === 'Vary' ? headers.get(name) : undefined;
    headers.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return served;
}

/** Returns the cross-origin headers for an origin of a list; only `Vary` for other origins. */
function allowListHeaders(
  cors: CorsOptions | null,
  request: RestRequest,
  routes: Server['routes'],
): readonly Header[] {
  if (cors === null) return [];
  const { origins, credentials = false, maxAge = 600 } = cors;
  const { allowedHeaders = [], exposedHeaders = [] } = cors;
  const origin = request.header('origin');
  const vary: readonly Header[] = origins === '*' ? [] : [['Vary', 'Origin']];
  if (origin === null || (origins !== '*' && !origins.includes(origin))) return vary;
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].join(', ');
  const sendable = ['Authorization', 'Content-Type', 'If-Match', 'If-None-Match'];
  const lines: Header[] = [
    ...vary,
    ['Access-Control-Allow-Origin', origins === '*' ? '*' : origin],
  ];
  if (credentials && origins !== '*') lines.push(['Access-Control-Allow-Credentials', 'true']);
  // Clients find the next page of a collection in `Link`.
  const exposes = ['Link', 'Location', ...exposedHeaders].join(', ');
  lines.push(['Access-Control-Expose-Headers', exposes]);
  if (request.sentMethod !== 'OPTIONS') return lines;
  const endpoints = routes.matchAll(request.path).flatMap(({ route }) => route.endpoints);
  const args = endpoints.flatMap((endpoint) => endpoint.args.list);
  const own = args.filter(({ definition }) => definition.in === 'header').map(({ name }) => name);
  const allows = [...new Set([...sendable, ...own, ...allowedHeaders])].join(', ');
  return [
    ...lines,
    ['Access-Control-Allow-Methods', methods],
    ['Access-Control-Allow-Headers', allows],
    ['Access-Control-Max-Age', String(maxAge)],
  ];
}
