import { isError } from '../errors/rest-error.ts';
import { printBug } from '../errors/thrown-text.ts';
import { closeStream, MemoryBody, streamOf } from './body.ts';
import { chooseEncoding, type CompressionOptions } from './compression.ts';
import { crossOriginLines } from './cors.ts';
import { broken, failure, noRoute, NOT_FOUND, type IsUnavailable } from './failures.ts';
import { isRequestName } from './headers.ts';
import { checkOptions } from './options.ts';
import { RequestTimer } from './timer.ts';
import type { Service, WireRequest, WireResponse } from './wire.ts';

export interface FetchHandlerOptions {
  /** The largest body that is read into memory, in bytes; 8 MiB when absent. Uploads have a limit of their own. */
  readonly bodyLimit?: number | undefined;
  /**
   * Milliseconds in which a response has to be made, the receiving of the body included. Then the request gets
   * `rest_timeout` (503), and its `signal` is aborted. No limit when absent or 0.
   */
  readonly requestTimeout?: number | undefined;
  /** Compresses responses with gzip. Off when absent: most platforms that run fetch handlers compress by themselves. */
  readonly compression?: boolean | Pick<CompressionOptions, 'threshold'> | undefined;
  /** Names and values of headers that every response has. */
  readonly headers?: readonly string[] | undefined;
  /** Responds to requests that are not for the service; they get 404 when it is absent. */
  readonly fallback?: ((request: Request) => Response | Promise<Response>) | undefined;
  /** Called with everything that was thrown, and the name of its request; printed when absent. */
  readonly onBug?: ((bug: unknown, requestId: string) => void) | undefined;
  /** Whether a thrown value means that a dependency is unavailable: then the status is 503, else 500. */
  readonly isUnavailable?: IsUnavailable | undefined;
}

/** Facts about a request that only the platform knows. */
export interface FetchInfo {
  /** The network address of the client; without it limits by address do not apply. */
  readonly ip?: string;
}

export type FetchHandler = (request: Request, info?: FetchInfo) => Promise<Response>;

/**
 * Returns a handler from a web request to a web response, for Node, Bun, Deno and Workers. It never rejects. Uploaded
 * files are kept in memory. The URL of the request determines the host and whether the connection is encrypted.
 */
export function toFetchHandler(service: Service, options: FetchHandlerOptions = {}): FetchHandler {
  checkOptions('toFetchHandler', service, options);
  const { onBug = printBug, isUnavailable, fallback, bodyLimit, requestTimeout = 0 } = options;
  /** Returns the response of the service; `null` when the request is not for it. */
  const serve = async (request: Request, id: string, ip: string | null) => {
    const expiry = new AbortController();
    const timer = new RequestTimer(requestTimeout, () =>
      expiry.abort(new Error('http: the request took too long')),
    );
    const url = new URL(request.url);
    const headers = { host: url.host, ...Object.fromEntries(request.headers) };
    const wire: WireRequest = {
      ...{ id, method: request.method, url: url.pathname + url.search, headers, ip },
      body: new Uint8Array(0),
      unread: request.body && new MemoryBody(request.body, headers, bodyLimit),
      connection: { isTls: url.protocol === 'https:', serverName: url.hostname },
      signal: AbortSignal.any([request.signal, expiry.signal]),
    };
    const found = await timer.race(service.respond(wire), {
      discard: (late) => late?.stream && closeStream(late.stream),
      onBug: (bug) => onBug(bug, id),
    });
    if (isError(found))
      return (await service.refuse?.(wire, found)) ?? failure(found, service.errorFormat);
    return found ?? (fallback ? null : ((await service.refuse?.(wire, noRoute())) ?? NOT_FOUND));
  };
  return async (request, { ip = null } = {}) => {
    const sentId = request.headers.get('x-request-id');
    const id = isRequestName(sentId) ? sentId : crypto.randomUUID();
    const respond = (response: WireResponse): Response =>
      toResponse(request, response, id, { ...options, onBug });
    try {
      const response = await serve(request, id, ip);
      if (response) return respond(response);
      return fallback ? await fallback(request) : respond(NOT_FOUND);
    } catch (bug) {
      if (!request.signal.aborted) onBug(bug, id);
      return respond(broken(isUnavailable?.(bug) ?? false, id, service.errorFormat));
    }
  };
}

function toResponse(
  { method, headers: sent, signal }: Request,
  wire: WireResponse,
  id: string,
  { compression = false, headers: constant = [], onBug }: FetchHandlerOptions,
): Response {
  const { response, encoding } =
    compression === false
      ? { response: wire, encoding: null }
      : chooseEncoding(method, sent.get('accept-encoding') ?? '', wire, {
          ...(compression !== true && compression),
          encodings: 'CompressionStream' in globalThis ? ['gzip'] : [],
        });
  const { status, headers: lines, body, stream } = response;
  const all = [...lines, ...constant, ...crossOriginLines(method, lines), 'X-Request-Id', id];
  const headers = new Headers();
  for (let at = 0; at < all.length; at += 2) headers.append(all[at] ?? '', all[at + 1] ?? '');
  const isSilent = method === 'HEAD' || status === 204 || status === 304;
  if (isSilent && stream) closeStream(stream);
  const { onStreamError = (bug: unknown) => onBug?.(bug, id) } = wire;
  const report = (bug: unknown): void => void (signal.aborted || onStreamError(bug));
  const content = isSilent
    ? null
    : stream
      ? streamOf(stream, report)
      : (body as string | Uint8Array<ArrayBuffer> | null);
  // Workers would compress a body with `Content-Encoding` once more.
  const init = { status, headers, encodeBody: 'manual' };
  if (encoding === null || content === null) return new Response(content, init);
  const plain = new Response(content).body;
  return new Response(plain?.pipeThrough(new CompressionStream('gzip')) ?? null, init);
}
