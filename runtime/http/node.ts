import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import { reportUnreadable, watch } from './answer-record.ts';
import type { Report } from './answer-record.ts';
import { bodyOf } from './body-of.ts';
import type { Body } from './body-of.ts';
import { endUnreadable } from './client-error.ts';
import { NOT_EXPECTED, NOT_FOUND, NO_HOST, TOO_LARGE, broken } from './failures.ts';
import { requestNames } from './request-id.ts';
import { idleTimeout, serverTimeouts } from './timeouts.ts';
import type { Timeouts } from './timeouts.ts';
import type { Service, WireAnswer, WireRequest } from './wire.ts';

export interface ListenOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string;
  /** The largest body that is read into memory, in bytes; 8 MiB when absent. */
  readonly bodyLimit?: number | undefined;
  readonly timeouts?: Timeouts | undefined;
  /** Answers what is not for the service: pages of the site. */
  readonly fallback?: Service;
  /** Told of every request once it is answered. */
  readonly onAnswer?: Report | undefined;
  /** Told of what was thrown, and at which request: a bug. */
  readonly onBug?: (bug: unknown, requestId: string) => void;
  /** Where the names of requests come from. */
  readonly random?: ((size: number) => Uint8Array) | undefined;
}

/** A service that accepts requests. */
export interface Listening {
  readonly port: number;
  readonly host: string;
  /** Accepts nothing more, lets what runs finish for at most `patience` milliseconds, then ends. */
  close(patience?: number): Promise<void>;
}

const MEBIBYTE = 1024 * 1024;

/**
 * Serves over `node:http`. Rejects with the error of the system when it cannot listen: its `code` is
 * `EADDRINUSE`, `EACCES` and the like.
 */
export async function listen(service: Service, options: ListenOptions): Promise<Listening> {
  const { port, host = '127.0.0.1', timeouts = {} } = options;
  // A request without a host is refused by us, so that the answer has the form of the others.
  const server = createServer({ ...serverTimeouts(timeouts), requireHostHeader: false });
  const serving: Serving = { server, service, options, nameOf: requestNames(options.random) };
  server.timeout = idleTimeout(timeouts);
  server.on('request', (incoming, outgoing) => void respond(serving, incoming, outgoing));
  server.on('checkExpectation', (incoming, outgoing) => {
    send(serving, incoming, outgoing, NOT_EXPECTED, serving.nameOf(undefined));
  });
  server.on('clientError', (error, socket) => {
    const id = serving.nameOf(undefined);
    const answer = endUnreadable(error, socket, id);
    const ip = 'remoteAddress' in socket ? String(socket.remoteAddress) : null;
    if (answer && options.onAnswer) reportUnreadable(options.onAnswer, id, answer, ip);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { port: portOf(server), host, close: (patience) => close(server, patience) };
}

interface Serving {
  readonly server: NodeServer;
  readonly service: Service;
  readonly options: ListenOptions;
  readonly nameOf: (told: unknown) => string;
}

function portOf(server: NodeServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('http: a server that listens on a port has one');
  return address.port;
}

function close(server: NodeServer, patience = 10_000): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}

async function respond(
  serving: Serving,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const { options, nameOf } = serving;
  const id = nameOf(incoming.headers['x-request-id']);
  const told = options.onAnswer ? watch(options.onAnswer, id, incoming, outgoing) : null;
  try {
    const answer = await answerTo(serving, incoming, id);
    told?.(answer);
    send(serving, incoming, outgoing, answer, id);
  } catch (bug) {
    // Nobody is left to be answered, and that its body broke off is no bug.
    if (incoming.destroyed && !incoming.complete) return;
    options.onBug?.(bug, id);
    if (outgoing.headersSent) outgoing.destroy();
    else send(serving, incoming, outgoing, broken(id), id);
  }
}

async function answerTo(
  { service, options }: Serving,
  incoming: IncomingMessage,
  id: string,
): Promise<WireAnswer> {
  const { host } = incoming.headers;
  if (host === undefined && incoming.httpVersion === '1.1') return NO_HOST;
  const reading = bodyOf(incoming, options.bodyLimit ?? 8 * MEBIBYTE);
  const body = reading instanceof Promise ? await reading : reading;
  const request = wireRequest(incoming, body, id);
  const answer = await service.answer(request);
  if (answer) return answer;
  if (body.bodyError) return TOO_LARGE;
  return (await options.fallback?.answer(request)) ?? NOT_FOUND;
}

function wireRequest(incoming: IncomingMessage, body: Body, id: string): WireRequest {
  const { method = 'GET', url = '/', headers, socket } = incoming;
  return {
    id,
    method,
    // A proxy is asked for a whole address; of that the site is known.
    url: url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    headers,
    body: body.body,
    unread: body.unread ?? null,
    bodyError: body.bodyError ?? null,
    ip: socket.remoteAddress ?? null,
    connection: {
      isTls: 'encrypted' in socket,
      serverName: (headers.host ?? '').replace(/:\d+$/, ''),
    },
  };
}

function send(
  { server }: Serving,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: WireAnswer,
  id: string,
): void {
  const { status, headers, body, stream } = answer;
  const content = typeof body === 'string' ? Buffer.from(body) : body;
  const isSilent = incoming.method === 'HEAD' || status === 204 || status === 304;
  const lines = [...headers, 'X-Request-Id', id];
  if (!isSilent && !stream) lines.push('Content-Length', String(content?.length ?? 0));
  // A connection over which a body is still coming cannot be used again, and one of a server that is
  // closing would keep it from its end.
  if (!incoming.complete || !server.listening) lines.push('Connection', 'close');
  outgoing.writeHead(status, lines);
  if (stream) {
    // Whatever breaks on either side ends both: the client sees that something is missing.
    pipeline(stream, outgoing, () => undefined);
    return;
  }
  const sent = isSilent ? null : content;
  if (incoming.complete) outgoing.end(sent);
  else endLater(incoming, outgoing, sent);
}

const LINGER = 1000;

/**
 * Ends an answer to a request whose body is still coming. The rest of it is thrown away for a while: to
 * close a connection with something unread in it would take the answer away from the client, too.
 */
function endLater(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  content: Uint8Array | null,
): void {
  const end = (): void => {
    clearTimeout(timer);
    outgoing.end();
  };
  if (content) outgoing.write(content);
  const timer = setTimeout(end, LINGER);
  incoming.once('end', end);
  incoming.once('close', end);
  incoming.resume();
}
