import { STATUS_CODES } from 'node:http';
import type { Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate, setTimeout as pause } from 'node:timers/promises';
import type { RestError } from '../errors/rest-error.ts';
import { CHUNKS_TOO_LARGE, failure, TOO_SLOW, UNREADABLE } from './failures.ts';
import { headersTooLarge } from './limits.ts';
import type { ErrorFormat, WireResponse } from './wire.ts';

/** A request of a connection, and the function that begins it. */
interface Queued {
  readonly outgoing: ServerResponse;
  readonly begin: () => void;
}

/** Counts the requests that wait on all connections. */
export interface Pipelined {
  waiting: number;
  readonly maximum: number;
}

/**
 * The requests of a connection, one at a time. Clients may send requests ahead (pipelining): they wait until
 * the response before theirs is sent, and no more is read meanwhile.
 */
export class ConnectionQueue {
  readonly #socket: Socket;
  readonly #pipelined: Pipelined;
  readonly #waiting: Queued[] = [];
  readonly #onClose = (): void => this.#next();
  #isBusy = false;

  constructor(socket: Socket, pipelined: Pipelined) {
    this.#socket = socket;
    this.#pipelined = pipelined;
    socket.once('close', () => this.#clear());
  }

  /** Whether requests wait, so that nothing is read. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** Begins a request after the response before it; closes the connection when too many wait. */
  add(outgoing: ServerResponse, begin: () => void): void {
    if (!this.#isBusy) return this.#begin({ outgoing, begin });
    if (this.#pipelined.waiting >= this.#pipelined.maximum) return void this.#socket.destroy();
    this.#pipelined.waiting += 1;
    this.#waiting.push({ outgoing, begin });
    this.#socket.pause();
  }

  #begin({ outgoing, begin }: Queued): void {
    this.#isBusy = true;
    outgoing.on('close', this.#onClose);
    begin();
  }

  #next(): void {
    this.#isBusy = false;
    // After the last response the connection is closed; pipelined requests are discarded.
    if (!this.#socket.writable) return this.#clear();
    const next = this.#waiting.shift();
    if (next) {
      this.#pipelined.waiting -= 1;
      this.#begin(next);
    }
    if (this.#waiting.length > 0) this.#socket.pause();
    else if (this.#socket.isPaused()) this.#socket.resume();
  }

  #clear(): void {
    this.#pipelined.waiting -= this.#waiting.length;
    this.#waiting.length = 0;
  }
}

const ERRORS: { readonly [code: string]: RestError } = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: CHUNKS_TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/** A connection of node:http with a property that its types lack: the response that is being sent. */
type Connected = Duplex & { readonly _httpMessage?: ServerResponse | null };

/**
 * Ends a connection with invalid or late data, with an error response if the client can still read one and no
 * other response has begun. Returns the response that has to be logged; `null` without one, and for a request
 * that is logged when it closes.
 */
export function endUnreadable(
  error: Error,
  socket: Connected,
  id: string,
  headerLimit: number,
  errorFormat: ErrorFormat | undefined,
): WireResponse | null {
  const code = 'code' in error ? String(error.code) : '';
  const underWay = socket._httpMessage ?? null;
  if (GONE.has(code) || !socket.writable || underWay?.headersSent === true) {
    socket.destroy();
    return null;
  }
  const refusal =
    code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge(headerLimit) : (ERRORS[code] ?? UNREADABLE);
  const response = failure(refusal, errorFormat);
  socket.end(textOf(isHead(error) ? { ...response, body: null } : response, id), () =>
    socket.destroy(),
  );
  if (!underWay) return response;
  underWay.statusCode = response.status;
  return null;
}

const GONE: ReadonlySet<string> = new Set(['ECONNRESET', 'HPE_INVALID_EOF_STATE']);

/** Whether the request that failed to parse began as a HEAD request, whose response has no body. */
function isHead(error: Error): boolean {
  const packet = 'rawPacket' in error ? error.rawPacket : null;
  return packet instanceof Uint8Array && Buffer.from(packet.subarray(0, 5)).toString() === 'HEAD ';
}

function textOf({ status, headers, body }: WireResponse, id: string): string {
  const content = String(body ?? '');
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(content)}`,
    `X-Request-Id: ${id}`,
  ];
  for (let at = 0; at < headers.length; at += 2)
    lines.push(`${headers[at] ?? ''}: ${headers[at + 1] ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n${content}`;
}

// Time for handlers whose client has disconnected to clean up.
const AFTERWARDS = 1000;
const STEP = 10;

/**
 * Closes a server: it accepts nothing more, and after at most `patience` milliseconds ends its connections. Resolves
 * when handlers that lost their connections have ended and all responses are logged.
 */
export async function closeServer(
  server: Server,
  serving: { readonly pending: number },
  patience: number,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
  for (let waited = 0; serving.pending > 0 && waited < AFTERWARDS; waited += STEP)
    await pause(STEP);
  // A connection ends before its responses do.
  await setImmediate();
}

/** Time limits for clients, in milliseconds. */
export interface Timeouts {
  /** For the headers of a request; 20 seconds when absent. Then the response is 408. */
  readonly headers?: number | undefined;
  /** For a whole request with its body; 5 minutes when absent. Then the response is 408. */
  readonly request?: number | undefined;
  /** For the next request over a connection; 5 seconds when absent. */
  readonly keepAlive?: number | undefined;
  /** For a connection without any traffic during a request; 2 minutes when absent. Then it is closed. */
  readonly idle?: number | undefined;
}

const SECOND = 1000;

/** Returns the options of `node:http` for the time limits, except for that of idle connections. */
export function serverTimeouts(timeouts: Timeouts): ServerOptions {
  const requestTimeout = timeouts.request ?? 300 * SECOND;
  const headersTimeout = Math.min(timeouts.headers ?? 20 * SECOND, requestTimeout);
  return {
    requestTimeout,
    headersTimeout,
    keepAliveTimeout: timeouts.keepAlive ?? 5 * SECOND,
    // The interval of the checks is the longest time by which a request can exceed a limit.
    connectionsCheckingInterval: Math.ceil(headersTimeout / 4),
  };
}
