import { isStream } from './request.ts';
import type { Outgoing, Send } from './request.ts';

/** Where requests go, and who is told of them. */
export interface SendOptions {
  /**
   * Address of the API's root: `https://example.org/cms-json/`, or `…/index.php?rest_route=/`; in a page also
   * one that is relative to it, as `/cms-json/`.
   */
  readonly baseUrl: string | URL;
  /** What makes the requests; the global `fetch` unless given. */
  readonly fetch?: typeof fetch | undefined;
  /** Told of each request before it is sent, a repeated one too; it may still set headers. */
  readonly onRequest?: ((request: Outgoing) => void) | undefined;
  /** Told of each response before it is read; to read it as well, take a `clone()`. */
  readonly onResponse?: ((response: Response, request: Outgoing) => void) | undefined;
}

/** The last step: it puts a request on the wire. */
export function sendBy(options: SendOptions): Send {
  const { baseUrl, fetch = globalThis.fetch, onRequest, onResponse } = options;
  const root = new URL(baseUrl, pageAddress());
  return async (request) => {
    onRequest?.(request);
    const carrier = request.carrier?.(fetch) ?? fetch;
    // Called without `this`, which the `fetch` of browsers asks for.
    const response = await carrier.call(undefined, addressOf(root, request), initOf(request));
    onResponse?.(response, request);
    return response;
  };
}

function pageAddress(): string | undefined {
  // Only pages and their workers have one.
  const { location } = globalThis as { readonly location?: { readonly href: string } };
  return location?.href;
}

function initOf(request: Outgoing): RequestInit {
  const { headers, body, signal, credentials } = request;
  return {
    method: isRead(request) ? 'POST' : request.method,
    headers,
    ...(body !== null && { body }),
    signal: signal ?? null,
    ...(credentials && { credentials }),
    // A stream is only sent where it is said that the answer waits for its end.
    ...(isStream(body) && { duplex: 'half' as const }),
  };
}

/** Whether a request reads with a body, which `fetch` sends only with another method: the service is told the right one. */
function isRead({ method, body }: Outgoing): boolean {
  return body !== null && (method === 'GET' || method === 'HEAD');
}

function addressOf(root: URL, request: Outgoing): URL {
  const { route, query } = request;
  const url = new URL(root);
  const isPlain = url.searchParams.has('rest_route');
  // A slash of a segment is escaped, and in a query once more.
  const path = route
    .map((part) => (isPlain ? part.replaceAll('/', '%2F') : encodeURIComponent(part)))
    .join('/');
  if (isPlain) url.searchParams.set('rest_route', `/${path}`);
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of query) url.searchParams.append(name, value);
  if (isRead(request)) url.searchParams.append('_method', request.method);
  return url;
}
