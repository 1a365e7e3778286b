import { createServer } from 'node:http';
import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import { errorBody } from '../errors/body.ts';
import { RestError } from '../errors/rest-error.ts';
import { bodyTooLarge, mediaType, receiveBytes } from './receive.ts';
import type { Service, WireAnswer, WireRequest } from './wire.ts';

export interface ListenOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string;
  /** The largest body that is read, in bytes; 8 MiB when absent. */
  readonly bodyLimit?: number;
  /** Answers what is not for the service: pages of the site. */
  readonly fallback?: Service;
  /** Told of what was thrown: a bug. */
  readonly onBug?: (bug: unknown) => void;
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
  const { port, host = '127.0.0.1' } = options;
  const server = createServer((incoming, outgoing) => {
    void respond(service, options, incoming, outgoing).then(() => {
      // A connection that stays open would keep a server that is closing from its end.
      if (!server.listening) server.closeIdleConnections();
    });
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
  service: Service,
  options: ListenOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  try {
    const body = await bodyOf(incoming, options.bodyLimit ?? 8 * MEBIBYTE);
    const request = wireRequest(incoming, body);
    const answer = (await service.answer(request)) ?? (await options.fallback?.answer(request));
    const answered = answer ?? (body.bodyError ? TOO_LARGE : NOT_FOUND);
    // What was not read is still under way: the connection cannot be used again.
    const isCut = !incoming.complete;
    write(
      outgoing,
      isCut ? withHeader(answered, 'Connection', 'close') : answered,
      incoming.method,
    );
  } catch (bug) {
    if (incoming.destroyed && !incoming.complete) return;
    options.onBug?.(bug);
    if (outgoing.headersSent) outgoing.destroy();
    else write(outgoing, BROKEN, incoming.method);
  }
}

type Body = Pick<WireRequest, 'body' | 'unread' | 'bodyError'>;

/** The body, read unless it may bring files or is too large. */
async function bodyOf(incoming: IncomingMessage, limit: number): Promise<Body> {
  const { headers } = incoming;
  const length = headers['content-length'] ?? '0';
  if (length === '0' && headers['transfer-encoding'] === undefined) return NO_BODY;
  if (mayBringFiles(headers)) return { body: EMPTY, unread: { stream: incoming, limit } };
  if (Number(length) > limit) return REFUSED;
  const body = await receiveBytes(incoming, { limit });
  return body instanceof RestError ? REFUSED : { body };
}

// Texts are for parameters; anything else is for an endpoint that takes files, or for nobody.
function mayBringFiles(headers: IncomingMessage['headers']): boolean {
  if (headers['content-disposition'] !== undefined) return true;
  const type = mediaType(headers['content-type']);
  return type !== '' && !TEXTUAL.test(type);
}

const TEXTUAL = /^(?:text\/plain|application\/(?:x-www-form-urlencoded|(?:[\w!#$&^.+-]+\+)?json))$/;
const EMPTY = new Uint8Array(0);
const NO_BODY: Body = { body: EMPTY };
const REFUSED: Body = { body: EMPTY, bodyError: bodyTooLarge() };

function wireRequest(incoming: IncomingMessage, body: Body): WireRequest {
  return {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    headers: incoming.headers,
    ...body,
    ip: incoming.socket.remoteAddress ?? null,
    connection: {
      isTls: 'encrypted' in incoming.socket,
      serverName: (incoming.headers.host ?? '').replace(/:\d+$/, ''),
    },
  };
}

function write(outgoing: ServerResponse, answer: WireAnswer, method = 'GET'): void {
  const { status, headers, body } = answer;
  const content = body === null ? null : Buffer.from(body);
  const isSilent = method === 'HEAD' || status === 204 || status === 304;
  const length = content === null || isSilent ? [] : ['Content-Length', String(content.length)];
  const noBody = content === null && !isSilent ? ['Content-Length', '0'] : [];
  outgoing.writeHead(status, [...headers, ...length, ...noBody]);
  if (content === null || isSilent) outgoing.end();
  else outgoing.end(content);
}

function withHeader(answer: WireAnswer, name: string, value: string): WireAnswer {
  return { ...answer, headers: [...answer.headers, name, value] };
}

const JSON_TYPE = ['Content-Type', 'application/json; charset=UTF-8'];

const TOO_LARGE = failure(bodyTooLarge());
const BROKEN = failure(
  new RestError('internal_server_error', 'The service failed. This is a bug.', { status: 500 }),
);
const NOT_FOUND: WireAnswer = {
  status: 404,
  headers: ['Content-Type', 'text/plain; charset=UTF-8'],
  body: 'Not found.\n',
};

function failure(error: RestError): WireAnswer {
  const { status, body } = errorBody(error);
  return { status, headers: JSON_TYPE, body: JSON.stringify(body) };
}
