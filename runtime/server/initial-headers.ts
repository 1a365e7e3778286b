import { corsHeaders } from '../http/cors.ts';
import { HeaderList, oneLine } from '../http/header-list.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

export const JSON_TYPE = 'application/json; charset=UTF-8';

/** Returns the headers that every response starts with. */
export function initialHeaders(server: Server, { connection }: RestRequest): HeaderList {
  const { hooks, settings } = server;
  const prefix = `X-${settings.token.toUpperCase()}`;
  const exposed = [`${prefix}-Total`, `${prefix}-TotalPages`, 'Link'];
  const allowed = [
    ...['Authorization', `${prefix}-Nonce`, 'Content-Disposition', 'Content-MD5', 'Content-Type'],
  ];
  const root = server.rootUrl(connection);
  const headers = new HeaderList();
  headers.set('Content-Type', JSON_TYPE);
  headers.set('X-Robots-Tag', 'noindex');
  // Without a root there is nothing to link to (4.1).
  if (root !== '') headers.set('Link', oneLine(`<${root}>; rel="${settings.apiRel}"`));
  headers.set('X-Content-Type-Options', 'nosniff');
  const exposes = hooks.filter('rest_exposed_cors_headers', exposed).join(', ');
  headers.set('Access-Control-Expose-Headers', oneLine(exposes));
  const allows = hooks.filter('rest_allowed_cors_headers', allowed).join(', ');
  headers.set('Access-Control-Allow-Headers', oneLine(allows));
  return headers;
}

/** Returns the headers that forbid caching, if the caller is known, a filter asks for it or `isForced`; else none. */
export function noCacheHeaders(
  { hooks }: Server,
  request: RestRequest,
  isForced: boolean,
): readonly (readonly [string, string])[] {
  const isKnown = request.user !== null;
  const isWanted = hooks.filter('rest_send_nocache_headers', isKnown, request);
  return isWanted || isForced ? NO_CACHE : [];
}

const NO_CACHE: readonly (readonly [string, string])[] = [
  ['Expires', 'Wed, 11 Jan 1984 05:00:00 GMT'],
  ['Cache-Control', 'no-cache, must-revalidate, max-age=0, no-store, private'],
];

/** Sends the cross-origin headers (4.2) with a response. Default filter of `rest_pre_serve_request`. */
export function sendCorsHeaders<T>(served: T, _response: RestResponse, request: RestRequest): T {
  const headers = request.responseHeaders;
  const cors = corsHeaders({
    origin: request.header('origin'),
    method: request.sentMethod,
    isLoggedIn: request.user !== null,
  });
  for (const [name, value] of cors) {
    const known = name === 'Vary' ? headers.get(name) : undefined;
    headers.set(name, known === undefined ? value : `${known}, ${value}`);
  }
  return served;
}
