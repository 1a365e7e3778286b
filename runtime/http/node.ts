import { createServer } from 'node:http';
import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import { errorBody } from '../errors/body.ts';
import { RestError } from '../errors/rest-error.ts';
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
    const body = await readBody(incoming, options.bodyLimit ?? 8 * MEBIBYTE);
    if (body === null) {
      // What was not read is still under way: the connection cannot be used again.
      write(outgoing, withHeader(TOO_LARGE, 'Connection', 'close'), incoming.method);
      return;
    }
    const request = wireRequest(incoming, body);
    const answer = (await service.answer(request)) ?? (await options.fallback?.answer(request));
    write(outgoing, answer ?? NOT_FOUND, incoming.method);
  } catch (bug) {
    if (incoming.destroyed && !incoming.complete) return;
    options.onBug?.(bug);
    if (outgoing.headersSent) outgoing.destroy();
    else write(outgoing, BROKEN, incoming.method);
  }
}

/** The whole body; `null` when it is larger than `limit`: the rest of it is left unread. */
function readBody(incoming: IncomingMessage, limit: number): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length'] ?? 0) > limit) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > limit) {
        // Paused and not destroyed: the answer goes out over the same connection.
        incoming.pause();
        resolve(null);
      } else chunks.push(chunk);
    });
    incoming.on('end', () => resolve(Buffer.concat(chunks)));
    incoming.on('error', reject);
  });
}

function wireRequest(incoming: IncomingMessage, body: Buffer): WireRequest {
  return {
    method: incoming.method ?? 'GET',
    url: incoming.url ?? '/',
    headers: incoming.headers,
    body,
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

const TOO_LARGE = failure('rest_body_too_large', 'The body of the request is too large.', 413);
const BROKEN = failure('internal_server_error', 'The service failed. This is a bug.', 500);
const NOT_FOUND: WireAnswer = {
  status: 404,
  headers: ['Content-Type', 'text/plain; charset=UTF-8'],
  body: 'Not found.\n',
};

function failure(code: string, message: string, status: number): WireAnswer {
  const { body } = errorBody(new RestError(code, message, { status }));
  return { status, headers: JSON_TYPE, body: JSON.stringify(body) };
}
