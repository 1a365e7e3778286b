export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The body of a request: text, bytes, a file, a form or a stream. */
export type Body = NonNullable<RequestInit['body']>;

/** Returns the function that sends one request, made of the `fetch` of the client. */
export type Carrier = (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;

/** A request on its way to the service. */
export interface Outgoing {
  readonly method: Method;
  /** The segments of its route, not escaped: `['cms', 'v2', 'posts', '7']`. */
  readonly route: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly body: Body | null;
  readonly signal?: AbortSignal | undefined;
  /** Whether browser cookies are sent. */
  readonly credentials?: 'include' | undefined;
  /** How often it may be repeated, if the call sets it. */
  readonly retries?: number | undefined;
  readonly carrier?: Carrier | undefined;
  /** Whether the body is read while it arrives, as that of a stream of events. */
  readonly streams?: boolean | undefined;
  /** Whether a redirect is the response instead of being followed. */
  readonly redirect?: 'manual' | undefined;
}

/** Sends a request; the response may be an error of the service. Throws if there is no response. */
export type Send = (request: Outgoing) => Promise<Response>;

/** A middleware of the client: it may change requests, repeat them or respond to them itself. */
export type Step = (next: Send) => Send;

/** The options of one call. */
export interface CallOptions {
  /** Aborts the call, which then throws the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that the call may take, repetitions and waiting included. */
  readonly timeout?: number | undefined;
  /** Sent with the request, in place of headers of the client with these names. */
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  /**
   * Writes only if the item has not changed since: an item that this client received with an ETag, or the ETag itself.
   * Otherwise the call throws an `ApiError` of status 412.
   */
  readonly ifMatch?: string | object | undefined;
  /** How often the call may be repeated, also if it writes. */
  readonly retries?: number | undefined;
}

/** The address of the service, and callbacks for requests and responses. */
export interface SendOptions {
  /**
   * Address of the API's root: `https://example.org/cms-json/`, or `…/index.php?rest_route=/`. In a page it may be
   * relative: `/cms-json/`.
   */
  readonly baseUrl: string | URL;
  /** The function that sends requests. Default: the global `fetch` at the time of the call. */
  readonly fetch?: typeof fetch | undefined;
  /** Called with each request before it is sent, also when it is repeated. It may set headers. */
  readonly onRequest?: ((request: Outgoing) => void) | undefined;
  /** Called with each response before its body is read. To read the body, use `clone()`. */
  readonly onResponse?: ((response: Response, request: Outgoing) => void) | undefined;
}

/** Returns the last step, which sends the request. */
export function sendBy(options: SendOptions): Send {
  const root = rootOf(options.baseUrl);
  return async (request) => {
    const { fetch = globalThis.fetch, onRequest, onResponse } = options;
    onRequest?.(request);
    const carrier = request.carrier?.(fetch) ?? fetch;
    // The `fetch` of browsers must be called without `this`.
    const response = await carrier.call(undefined, addressOf(root, request), initOf(request));
    onResponse?.(response, request);
    return response;
  };
}

/** Returns the address of the service; a relative one belongs to the page or worker. Throws a `TypeError` for any other text. */
function rootOf(baseUrl: string | URL): URL {
  const { location } = globalThis as { readonly location?: { readonly href: string } };
  try {
    const root = new URL(baseUrl, location?.href);
    // `localhost:8080/api/` is a URL with the scheme `localhost:`.
    if (root.host !== '') return root;
  } catch {
    // The error of `URL` names no option.
  }
  throw new TypeError(
    `The option baseUrl must be an http or https URL, not ${JSON.stringify(baseUrl)}.`,
  );
}

function initOf(request: Outgoing): RequestInit {
  const { headers, body, signal, credentials, redirect } = request;
  return {
    method: isRead(request) ? 'POST' : request.method,
    headers,
    ...(body !== null && { body }),
    signal: signal ?? null,
    ...(credentials && { credentials }),
    ...(redirect && { redirect }),
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
  else url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  for (const [name, value] of query) url.searchParams.append(name, value);
  if (isRead(request)) url.searchParams.append('_method', request.method);
  return url;
}

/** Whether a body can be read only once, so that its request cannot be repeated. React Native has no streams. */
export function isStream(body: unknown): body is ReadableStream {
  return typeof ReadableStream !== 'undefined' && body instanceof ReadableStream;
}

/** Returns the body of a response as a stream. Throws a `TypeError` if the `fetch` of the client has no web streams. */
export function streamIn({ body }: Response, lasts?: Lasts): ReadableStream<Uint8Array> {
  if (body === null) return new Blob([]).stream();
  if (lasts && isStream(body)) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    lasts(body.pipeTo(writable));
    return readable;
  }
  // Not `instanceof`: platforms and polyfills have classes of their own.
  if ('getReader' in Object(body)) return body;
  throw new TypeError('This endpoint needs a `fetch` whose responses have web streams.');
}

/** The longest time of a timer in milliseconds: 24 days. */
const LONGEST = 2 ** 31 - 1;

/** Makes a call follow the signal of its caller until the promise is settled, as that of a stream that is read after the call. */
export type Lasts = (until: Promise<unknown>) => unknown;

/** Runs a call, which may last longer than its promise. */
export type Run<T> = (signal: AbortSignal | undefined, lasts?: Lasts) => Promise<T>;

/**
 * Calls `run` with a signal that aborts with the caller's or after the timeout; `undefined` without either. The listener on the
 * signal of the caller is removed when the call ends: `AbortSignal.any` keeps an entry for each call as long as that signal exists.
 */
export async function untilDeadline<T>(
  usual: number | undefined,
  { signal, timeout = usual }: CallOptions,
  run: Run<T>,
): Promise<T> {
  const end = timeout === undefined ? undefined : AbortSignal.timeout(Math.min(timeout, LONGEST));
  if (!signal) return run(end);
  const own = new AbortController();
  const abort = (): void => own.abort(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort);
  let last: Promise<unknown> | undefined;
  const called = run(
    end ? AbortSignal.any([own.signal, end]) : own.signal,
    (until) => (last = until),
  );
  const stop = (): void => signal.removeEventListener('abort', abort);
  void called.then(() => last).then(stop, stop);
  return called;
}

/** Waits for a promise until the signal aborts. */
export function unlessAborted<T>(waited: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return waited;
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    // Also after an abort, so that a rejection is never unhandled.
    void waited.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
