import { isStream } from './request.ts';
import type { Outgoing, Send } from './request.ts';

/** The address of the service, and callbacks for requests and responses. */
export interface SendOptions {
  /**
   * Address of the API's root: `https://example.org/cms-json/`, or `…/index.php?rest_route=/`; in a page also
   * one that is relative to it, as `/cms-json/`.
   */
  readonly baseUrl: string | URL;
  /** The function that sends requests. Default: the global `fetch`. */
  readonly fetch?: typeof fetch | undefined;
  /** Called with each request before it is sent, also when it is repeated. It may set headers. */
  readonly onRequest?: ((request: Outgoing) => void) | undefined;
  /** Called with each response before its body is read. To read the body, use `clone()`. */
  readonly onResponse?: ((response: Response, request: Outgoing) => void) | undefined;
}

/** Returns the last step, which sends the request. */
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
    // `fetch` sends a stream only with this option.
    ...(isStream(body) && { duplex: 'half' as const }),
  };
}

/** Whether a GET or HEAD request has a body. `fetch` refuses it, so it is sent as POST with `_method`. */
function isRead({ method, body }: Outgoing): boolean {
  return body !== null && (method === 'GET' || method === 'HEAD');
}

function addressOf(root: URL, request: Outgoing): URL {
  const { route, query } = request;
  const url = new URL(root);
  const isPlain = url.searchParams.has('rest_route');
  // A slash inside a segment is escaped, and escaped again in a query.
  const path = route
    .map((part) => (isPlain ? part.replaceAll('/', '%2F') : encodeURIComponent(part)))
    .join('/');
  if (isPlain) url.searchParams.set('rest_route', `/${path}`);
  else url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of query) url.searchParams.append(name, value);
  if (isRead(request)) url.searchParams.append('_method', request.method);
  return url;
}
