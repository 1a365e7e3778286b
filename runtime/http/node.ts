import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RestError } from '../errors/rest-error.ts';
import { printBug } from '../errors/thrown-text.ts';
import { DEFAULT_BODY_LIMIT } from './body.ts';
import type { CompressionOptions } from './compression.ts';
import { closeServer, ConnectionQueue, endUnreadable, serverTimeouts } from './connections.ts';
import type { Pipelined, Timeouts } from './connections.ts';
import { Exchange } from './exchange.ts';
import type { Serving } from './exchange.ts';
import { failure, NOT_EXPECTED } from './failures.ts';
import type { IsUnavailable } from './failures.ts';
import { DEFAULT_LIMITS } from './limits.ts';
import type { RequestLimits } from './limits.ts';
import { MemoryBudget, RequestSemaphore } from './load.ts';
import { parentBody } from './node-body.ts';
import { createCompressor } from './node-compression.ts';
import { checkOptions } from './options.ts';
import { trustProxies } from './proxies.ts';
import { logUnreadable, requestNames } from './request-log.ts';
import type { OnResponse } from './request-log.ts';
import type { Service } from './wire.ts';

/** Options of `listen` and `toNodeHandler`. */
export interface NodeHandlerOptions {
  /** The largest body that is read into memory, in bytes; 8 MiB when absent. */
  readonly bodyLimit?: number | undefined;
  /** Limits of concurrency and memory; `DEFAULT_LIMITS` for those that are absent. */
  readonly limits?: Partial<RequestLimits> | undefined;
  /**
   * Milliseconds in which a response has to be made; the time in which the body is received does not count. Then the
   * request gets `rest_timeout` (503), and its `signal` is aborted. No limit when absent or 0.
   */
  readonly requestTimeout?: number | undefined;
  /** How responses are compressed; `false` turns it off. */
  readonly compression?: CompressionOptions | boolean | undefined;
  /** The proxies whose `X-Forwarded-*` headers are trusted: addresses and ranges. None when absent. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Names and values of headers that every response has, such as `Strict-Transport-Security`. */
  readonly headers?: readonly string[] | undefined;
  /** Called with the log entry of every request once its response is sent. */
  readonly onResponse?: OnResponse | undefined;
  /** Called with everything that was thrown, and the name of its request. */
  readonly onBug?: ((bug: unknown, requestId: string) => void) | undefined;
  /** Whether a thrown value means that a dependency is unavailable: then the status is 503, else 500. */
  readonly isUnavailable?: IsUnavailable | undefined;
  /** The source of request names. */
  readonly random?: ((size: number) => Uint8Array) | undefined;
}

export interface ListenOptions extends NodeHandlerOptions {
  /** 0 for any that is free. */
  readonly port: number;
  /** `127.0.0.1` when absent. */
  readonly host?: string;
  readonly timeouts?: Timeouts | undefined;
  /** Health checks, which come before everything else and are not subject to limits. */
  readonly health?: Service;
  /** Responds to requests that are not for the service, such as those for pages of a site. */
  readonly fallback?: Service;
}

/** A server that accepts requests. */
export interface Listening {
  readonly port: number;
  readonly host: string;
  /** Closes each connection after its next response from now on; new connections are still accepted. */
  drain(): void;
  /** Accepts nothing more, waits for running requests for at most `patience` milliseconds, then closes. */
  close(patience?: number): Promise<void>;
}

/**
 * Serves over `node:http`. Rejects with the error of the system when it cannot listen: its `code` is
 * `EADDRINUSE`, `EACCES` and the like.
 */
export async function listen(service: Service, options: ListenOptions): Promise<Listening> {
  checkOptions('listen', service, options);
  const { port, host = '127.0.0.1', timeouts = {}, random, onResponse } = options;
  const limits: RequestLimits = { ...DEFAULT_LIMITS, ...options.limits };
  const server = createServer({
    ...serverTimeouts(timeouts),
    maxHeaderSize: limits.headers,
    // A request without a host is refused in the exchange, so that the response has the form of the others.
    requireHostHeader: false,
  });
  // Their size is bounded; with a bound of their number node would drop the rest.
  server.maxHeadersCount = 0;
  // For a connection during a request; between requests `keepAliveTimeout` applies.
  server.timeout = timeouts.idle ?? 120_000;
  const { health, fallback } = options;
  const { errorFormat } = service;
  let isDraining = false;
  const serving: Serving = {
    ...servingOf(service, options, limits),
    health,
    fallback,
    isClosing: () => isDraining || !server.listening,
  };
  const nameOf = requestNames(random);
  const queues = new WeakMap<Duplex, ConnectionQueue>();
  const pipelined: Pipelined = { waiting: 0, maximum: limits.pipelined };
  const begin = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    refusal?: RestError,
  ): void => {
    const id = nameOf(incoming.headers['x-request-id']);
    const exchange = new Exchange(serving, incoming, outgoing, { id });
    serving.semaphore.arrive();
    const { socket } = incoming;
    const queue = queues.get(socket) ?? new ConnectionQueue(socket, pipelined);
    queues.set(socket, queue);
    queue.add(
      outgoing,
      () => void (refusal ? exchange.send(failure(refusal, errorFormat)) : exchange.respond()),
    );
  };
  server.on('connection', () => serving.semaphore.arrive());
  server.on('request', (incoming, outgoing) => begin(incoming, outgoing));
  server.on('checkContinue', (incoming, outgoing) => begin(incoming, outgoing));
  server.on('checkExpectation', (incoming, outgoing) => begin(incoming, outgoing, NOT_EXPECTED));
  server.on('clientError', (error, socket) => {
    // The head of the next request can only be late because no more is read yet.
    const isLate = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    if (isLate && queues.get(socket)?.isWaiting) return;
    const id = nameOf(undefined);
    const response = endUnreadable(error, socket, id, limits.headers, errorFormat);
    const ip =
      'remoteAddress' in socket && socket.remoteAddress ? String(socket.remoteAddress) : null;
    if (response && onResponse) logUnreadable(onResponse, { id, ip }, response);
  });
  server.listen(port, host);
  await once(server, 'listening');
  const close = (patience = 10_000): Promise<void> => closeServer(server, serving, patience);
  const address = server.address() as AddressInfo; // it listens on a port
  return { port: address.port, host, drain: () => void (isDraining = true), close };
}

/** A handler for `createServer` of `node:http` and `node:http2`, and middleware for Express and Connect. */
export type NodeHandler = (
  incoming: IncomingMessage | Http2ServerRequest,
  outgoing: ServerResponse | Http2ServerResponse,
  next?: (error?: unknown) => void,
) => void;

/**
 * Returns a handler that mounts a service in a server of Node. A request that is not for the service goes to `next`,
 * or gets 404 without one. Below a path of Express the address before its removal counts (`originalUrl`): the
 * `baseUrl` of the service contains that path. A body that the framework has parsed is taken from `request.body`;
 * one that was read and not kept gives `rest_body_consumed` (500). Bugs are printed unless `onBug` is given.
 */
export function toNodeHandler(service: Service, options: NodeHandlerOptions = {}): NodeHandler {
  checkOptions('toNodeHandler', service, options);
  const { onBug = printBug, limits } = options;
  const serving = servingOf(service, { ...options, onBug }, { ...DEFAULT_LIMITS, ...limits });
  const nameOf = requestNames(options.random);
  return (request, response, next) => {
    // HTTP/2 names the host in a pseudo header. Its objects have every other member that an exchange uses.
    if ('authority' in request) request.headers.host ??= request.authority;
    const [incoming, outgoing] = [request as IncomingMessage, response as ServerResponse];
    const id = nameOf(incoming.headers['x-request-id']);
    const parent = parentBody(incoming);
    const exchange = new Exchange(serving, incoming, outgoing, { id, parent });
    serving.semaphore.arrive();
    void exchange.respond(next);
  };
}

function servingOf(service: Service, options: NodeHandlerOptions, limits: RequestLimits): Serving {
  const { trustedProxies = [], headers = [], onResponse, onBug, isUnavailable } = options;
  return {
    ...{ service, limits, headers, onResponse, onBug, isUnavailable },
    ...{ health: undefined, fallback: undefined, pending: 0 },
    semaphore: new RequestSemaphore(limits),
    bodies: {
      limit: options.bodyLimit ?? DEFAULT_BODY_LIMIT,
      known: new MemoryBudget(limits.knownBodies),
      anonymous: new MemoryBudget(limits.anonymousBodies),
    },
    responses: new MemoryBudget(limits.responses),
    findSender: trustedProxies.length === 0 ? null : trustProxies(trustedProxies),
    requestTimeout: options.requestTimeout ?? 0,
    compressor: createCompressor(options.compression),
    isClosing: () => false,
  };
}
