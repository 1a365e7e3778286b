import { createServer } from 'node:http';
import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { reportUnreadable, requestNames } from './request-log.ts';
import type { OnResponse } from './request-log.ts';
import {
  closeServer,
  ConnectionQueue,
  endUnreadable,
  idleTimeout,
  serverTimeouts,
} from './connections.ts';
import type { Pipelined, Timeouts } from './connections.ts';
import { Exchange } from './exchange.ts';
import type { Serving } from './exchange.ts';
import { NOT_EXPECTED } from './failures.ts';
import type { IsUnavailable } from './failures.ts';
import { RequestGate } from './gate.ts';
import { DEFAULT_LIMITS, MEBIBYTE } from './limits.ts';
import type { RequestLimits } from './limits.ts';
import { MemoryBudget } from './memory-budget.ts';
import { trustProxies } from './proxies.ts';
import type { Service, WireResponse } from './wire.ts';

export interface ListenOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string;
  /** The largest body that is read into memory, in bytes; 8 MiB when absent. */
  readonly bodyLimit?: number | undefined;
  /** Bounds of concurrency and memory; `DEFAULT_LIMITS` for those that are absent. */
  readonly limits?: Partial<RequestLimits> | undefined;
  readonly timeouts?: Timeouts | undefined;
  /** The proxies whose `X-Forwarded-*` headers are trusted: addresses and ranges. None when absent. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Names and values of headers that every response has, such as `Strict-Transport-Security`. */
  readonly headers?: readonly string[] | undefined;
  /** Answers health checks before anything else, whatever the limits say. */
  readonly health?: Service;
  /** Answers what is not for the service: pages of the site. */
  readonly fallback?: Service;
  /** Called with the record of every request once it is answered. */
  readonly onResponse?: OnResponse | undefined;
  /** Called with everything that was thrown, and the request it was thrown at: a bug. */
  readonly onBug?: (bug: unknown, requestId: string) => void;
  /** Whether what was thrown is answered with status 503; nothing is when absent. */
  readonly isUnavailable?: IsUnavailable;
  /** The source of request names. */
  readonly random?: ((size: number) => Uint8Array) | undefined;
}

/** A service that accepts requests. */
export interface Listening {
  readonly port: number;
  readonly host: string;
  /** Accepts nothing more, lets what runs finish for at most `patience` milliseconds, then ends. */
  close(patience?: number): Promise<void>;
}

/**
 * Serves over `node:http`. Rejects with the error of the system when it cannot listen: its `code` is
 * `EADDRINUSE`, `EACCES` and the like.
 */
export async function listen(service: Service, options: ListenOptions): Promise<Listening> {
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
  const serving = servingOf(server, service, { ...options, limits });
  const nameOf = requestNames(random);
  const queues = new WeakMap<Duplex, ConnectionQueue>();
  const pipelined: Pipelined = { waiting: 0, maximum: limits.pipelined };
  const begin = (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    refusal?: WireResponse,
  ): void => {
    const exchange = new Exchange(
      serving,
      incoming,
      outgoing,
      nameOf(incoming.headers['x-request-id']),
    );
    serving.gate.arrive();
    const { socket } = incoming;
    const queue = queues.get(socket) ?? new ConnectionQueue(socket, pipelined);
    queues.set(socket, queue);
    queue.add(outgoing, () => (refusal ? exchange.send(refusal) : void exchange.respond()));
  };
  server.on('connection', () => serving.gate.arrive());
  server.on('request', (incoming, outgoing) => begin(incoming, outgoing));
  server.on('checkContinue', (incoming, outgoing) => begin(incoming, outgoing));
  server.on('checkExpectation', (incoming, outgoing) => begin(incoming, outgoing, NOT_EXPECTED));
  server.on('clientError', (error, socket) => {
    // The head of the next request can only be late because no more is read yet.
    const isLate = 'code' in error && error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    if (isLate && queues.get(socket)?.isWaiting) return;
    const id = nameOf(undefined);
    const answer = endUnreadable(error, socket, { id, headerLimit: limits.headers });
    const ip = 'remoteAddress' in socket ? String(socket.remoteAddress) : null;
    if (answer && onResponse) reportUnreadable(onResponse, id, answer, ip);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const close = (patience = 10_000): Promise<void> => closeServer(server, serving, patience);
  return { port: portOf(server), host, close };
}

function servingOf(
  server: NodeServer,
  service: Service,
  options: ListenOptions & { readonly limits: RequestLimits },
): Serving {
  const { limits, timeouts = {}, trustedProxies = [], headers = [] } = options;
  const { health, fallback, onResponse, onBug, isUnavailable } = options;
  return {
    ...{ server, service, health, fallback, limits, headers, onResponse, onBug, isUnavailable },
    gate: new RequestGate(limits),
    bodies: {
      limit: options.bodyLimit ?? 8 * MEBIBYTE,
      known: new MemoryBudget(limits.knownBodies),
      anonymous: new MemoryBudget(limits.anonymousBodies),
    },
    responses: new MemoryBudget(limits.responses),
    findSender: trustedProxies.length === 0 ? null : trustProxies(trustedProxies),
    idle: idleTimeout(timeouts),
    unanswered: 0,
  };
}

function portOf(server: NodeServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('http: a server that listens on a port has one');
  return address.port;
}
