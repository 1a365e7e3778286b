import { entityTag, isKnown } from './etag.ts';
import { encodeAddress } from '../shape/encode-url.ts';
import { headerOf, type WireRequest, type WireResponse } from './wire.ts';

/** Names and values of headers by turns. */
export type HeaderLines = readonly string[];

const ALWAYS: HeaderLines = ['X-Content-Type-Options', 'nosniff', 'Vary', 'Cookie'];
// Caches revalidate before each use.
const KEPT: HeaderLines = ['Cache-Control', 'public, max-age=0, must-revalidate'];
const NEVER_KEPT: HeaderLines = ['Cache-Control', 'private, no-cache, no-store'];
const HTML: HeaderLines = ['Content-Type', 'text/html; charset=UTF-8'];
const TEXT: HeaderLines = ['Content-Type', 'text/plain; charset=UTF-8'];

/** Returns an HTML page for one reader, which is not cached. */
export function privatePage(body: string, status = 200, headers: HeaderLines = []): WireResponse {
  return { status, headers: [...HTML, ...ALWAYS, ...NEVER_KEPT, ...headers], body };
}

/** Returns an HTML page that is the same for all anonymous readers. */
export function sharedPage(
  request: WireRequest,
  body: string,
  status: number,
  headers: HeaderLines,
): WireResponse {
  return shared(request, { status, headers: [...HTML, ...headers], body });
}

/** Returns a cacheable response with an entity tag; 304 without a body if the client has it already. */
export function shared(request: WireRequest, response: WireResponse): WireResponse {
  const tag = entityTag(response.body ?? '');
  const headers = [...response.headers, ...ALWAYS, ...KEPT, 'ETag', tag];
  const known = headerOf(request, 'if-none-match') ?? undefined;
  if (response.status === 200 && isKnown(known, tag)) return { status: 304, headers, body: null };
  return { ...response, headers };
}

/** Returns a redirect; after 303 the browser does not send a form again. */
export function redirect(
  status: 302 | 303,
  location: string,
  headers: HeaderLines = [],
): WireResponse {
  return {
    status,
    headers: ['Location', encodeAddress(location), ...NEVER_KEPT, ...headers],
    body: null,
  };
}

/** Returns a permanent redirect (301). */
export function moved(location: string): WireResponse {
  return { status: 301, headers: ['Location', encodeAddress(location), ...NEVER_KEPT], body: null };
}

/** Returns a plain text, which is not cached. */
export function plainText(text: string, status = 200, headers: HeaderLines = []): WireResponse {
  return { status, headers: [...TEXT, ...ALWAYS, ...NEVER_KEPT, ...headers], body: text };
}

/** Returns a value as JSON for one reader, which is not cached. */
export function privateJson(value: unknown): WireResponse {
  const headers = ['Content-Type', 'application/json', ...NEVER_KEPT, ...ALWAYS.slice(0, 2)];
  return { status: 200, headers, body: JSON.stringify(value) };
}

/** Returns the response to a method that a page does not support (405). */
export function wrongMethod(allowed: string): WireResponse {
  return plainText(`Method not allowed. Allowed: ${allowed}.\n`, 405, ['Allow', allowed]);
}

/** Whether a request is GET or HEAD. */
export function isReading({ method }: Pick<WireRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
