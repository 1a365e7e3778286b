import { createServer } from 'node:http';
import { pipeline } from 'node:stream';
import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import { reportUnreadable, watch } from './answer-record.ts';
import type { Report } from './answer-record.ts';
import { bringsBody, knownBody, receiveBody } from './body-of.ts';
import type { Body } from './body-of.ts';
import { endUnreadable } from './client-error.ts';
import { crossOriginLines } from './cors.ts';
import { closeServer } from './closing.ts';
import type { UnderWay } from './closing.ts';
import { NOT_EXPECTED, NOT_FOUND, NO_HOST, broken, failure } from './failures.ts';
import type { IsUnavailable } from './failures.ts';
import { Incoming } from './incoming.ts';
import { trustProxies } from './proxies.ts';
import type { FindSender, Sender } from './proxies.ts';
import { requestNames } from './request-id.ts';
import { idleTimeout, serverTimeouts } from './timeouts.ts';
import type { Timeouts } from './timeouts.ts';
import { Together } from './together.ts';
import type { Sending } from './together.ts';
import type { Connection } from './urls.ts';
import type { Service, WireAnswer, WireRequest } from './wire.ts';

export interface ListenOptions {
  /** 0 for any that is free. */
  readonly port: number;
  readonly host?: string;
  /** The largest body that is read into memory, in bytes; 8 MiB when absent. */
  readonly bodyLimit?: number | undefined;
  readonly timeouts?: Timeouts | undefined;
  /** The proxies whose word on who asks is taken: addresses and ranges. Nobody's when absent. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Names and values of headers that every response has, such as `Strict-Transport-Security`. */
  readonly headers?: readonly string[] | undefined;
  /** Answers what is not for the service: pages of the site. */
  readonly fallback?: Service;
  /** Told of every request once it is answered. */
  readonly onAnswer?: Report | undefined;
  /** Told of what was thrown, and at which request: a bug. */
  readonly onBug?: (bug: unknown, requestId: string) => void;
  /** What of that is answered with status 503; nothing when absent. */
  readonly isUnavailable?: IsUnavailable;
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
  const server = createServer({
    ...serverTimeouts(timeouts),
    IncomingMessage: Incoming,
    requireHostHeader: false,
  });
  const { random, trustedProxies = [] } = options;
  const findSender = trustedProxies.length === 0 ? null : trustProxies(trustedProxies);
  const nameOf = requestNames(random);
  const idle = idleTimeout(timeouts);
  const together = new Together();
  const serving: Serving = {
    ...{ server, service, options, nameOf, findSender, idle, together },
    unanswered: 0,
    last: null,
  };
  server.on('request', (incoming, outgoing) => {
    const id = serving.nameOf(incoming.headers['x-request-id']);
    new Exchange(serving, incoming, outgoing, id).respond();
  });
  server.on('checkExpectation', (incoming, outgoing) => {
    new Exchange(serving, incoming, outgoing, serving.nameOf(undefined)).send(NOT_EXPECTED);
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
  const close = (patience = 10_000): Promise<void> => closeServer(server, serving, patience);
  return { port: portOf(server), host, close };
}

interface Serving extends UnderWay {
  readonly server: NodeServer;
  readonly service: Service;
  readonly options: ListenOptions;
  readonly nameOf: (told: unknown) => string;
  /** `null`: whoever is at the other end asks. */
  readonly findSender: FindSender | null;
  /** How long a connection may be without any movement while a request is under way, in milliseconds. */
  readonly idle: number;
  readonly together: Together;
  /**
   * The last exchange, with all that belongs to it. When a collection of garbage finds no object of a kind, V8 throws away
   * what it has compiled for that kind: after a pause the first requests would take many times as long (bench/http).
   */
  last: { readonly exchange: Exchange; readonly answer: WireAnswer } | null;
}

function portOf(server: NodeServer): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('http: a server that listens on a port has one');
  return address.port;
}

/** A request and the answer to it, on their way. */
class Exchange implements Sending {
  readonly #serving: Serving;
  readonly #incoming: Incoming;
  readonly #outgoing: ServerResponse;
  readonly #id: string;
  // Asked for now: of a connection that has ended its address is not known any more.
  readonly #sender: Sender;
  #told: ((answer: WireAnswer) => void) | null = null;

  constructor(serving: Serving, incoming: Incoming, outgoing: ServerResponse, id: string) {
    this.#serving = serving;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#id = id;
    this.#sender = senderOf(serving, incoming);
  }

  /** Answers the request: at once where the service does. */
  respond(): void {
    const { onAnswer } = this.#serving.options;
    if (onAnswer) {
      const who = { id: this.#id, ip: this.#sender.ip };
      this.#told = watch(onAnswer, who, this.#incoming, this.#outgoing);
    }
    const { headers, httpVersion } = this.#incoming;
    if (headers.host === undefined && httpVersion === '1.1') return this.finish(NO_HOST);
    const limit = this.#serving.options.bodyLimit ?? 8 * MEBIBYTE;
    const known = knownBody(this.#incoming, limit);
    if (known) return this.#answer(known);
    receiveBody(this.#incoming, limit, (body) => this.#answer(body));
    process.nextTick(() => {
      if (!this.#incoming.complete) this.#watchIdle();
    });
  }

  // Most requests are answered before anything could stop moving, and a timer for each costs (bench/http): the server
  // has none. One that is set here ends when the answer has gone out.
  #watchIdle(): void {
    this.#incoming.socket.setTimeout(this.#serving.idle);
  }

  /** Has the service answer a request whose body is there. */
  #answer(body: Body): void {
    const { together } = this.#serving;
    try {
      const answer = this.#answerWith(body);
      if (!(answer instanceof Promise)) return together.send(this, answer);
      this.#watchIdle();
      this.#serving.unanswered += 1;
      answer.then(
        (later) => {
          this.#serving.unanswered -= 1;
          together.send(this, later);
        },
        (bug: unknown) => {
          this.#serving.unanswered -= 1;
          this.#fail(bug);
        },
      );
    } catch (bug) {
      this.#fail(bug);
    }
  }

  /** Sends an answer, and tells of it. */
  finish(answer: WireAnswer): void {
    this.#serving.last = { exchange: this, answer };
    try {
      this.#told?.(answer);
      this.send(answer);
    } catch (bug) {
      this.#fail(bug);
    }
  }

  /** Sends an answer. */
  send(answer: WireAnswer): void {
    const { status, headers, body, stream } = answer;
    const isSilent = this.#incoming.method === 'HEAD' || status === 204 || status === 304;
    const length = isSilent || stream ? 0 : lengthOf(answer);
    const lines = headers.slice();
    lines.push(...crossOriginLines(this.#incoming.method ?? '', lines));
    lines.push('X-Request-Id', this.#id);
    const { headers: constant } = this.#serving.options;
    if (constant !== undefined) lines.push(...constant);
    if (!isSilent && !stream) lines.push('Content-Length', String(length));
    // A connection over which a body is still coming cannot be used again, and one of a server that is
    // closing would keep it from its end.
    const isReceived = this.#incoming.complete || !bringsBody(this.#incoming.headers);
    if (!isReceived || !this.#serving.server.listening) lines.push('Connection', 'close');
    this.#outgoing.writeHead(status, lines);
    if (stream) {
      // Whatever breaks on either side ends both: the client sees that something is missing.
      pipeline(stream, this.#outgoing, () => undefined);
      this.#watchIdle();
      return;
    }
    // A short text goes out in one piece with its head; a long one is bytes first, with less work.
    const content = typeof body === 'string' && body.length > LONG ? Buffer.from(body) : body;
    const sent = isSilent ? null : content;
    if (!isReceived) endLater(this.#incoming, this.#outgoing, sent);
    else if (sent === null) this.#outgoing.end();
    else endAtOnce(this.#outgoing, sent, encodingOf(sent, length));
    if (!this.#outgoing.writableFinished) this.#watchIdle();
  }

  #fail(bug: unknown): void {
    // Nobody is left to be answered, and that its body broke off is no bug: nor is it where all of it had come, and
    // the client went away before it was read.
    const { destroyed, complete, errored } = this.#incoming;
    if (destroyed && (!complete || bug === errored)) return;
    const { onBug, isUnavailable } = this.#serving.options;
    onBug?.(bug, this.#id);
    // What could not be written has left the words of its status behind.
    this.#outgoing.statusMessage = '';
    if (this.#outgoing.headersSent) this.#outgoing.destroy();
    else this.send(broken(isUnavailable?.(bug) ?? false, this.#id));
  }

  #answerWith(body: Body): Awaitable<WireAnswer> {
    const request = wireRequest(this.#incoming, this.#sender, body, this.#id);
    const answer = this.#serving.service.answer(request);
    if (answer instanceof Promise)
      return answer.then((later) => later ?? this.#fallBack(request, body));
    return answer ?? this.#fallBack(request, body);
  }

  async #fallBack(request: WireRequest, { bodyError }: Body): Promise<WireAnswer> {
    if (bodyError) return failure(bodyError);
    return (await this.#serving.options.fallback?.answer(request)) ?? NOT_FOUND;
  }
}

type Awaitable<T> = T | Promise<T>;

function senderOf({ findSender }: Serving, { socket, headers }: IncomingMessage): Sender {
  const peer = { ip: socket.remoteAddress ?? null, isTls: 'encrypted' in socket };
  return findSender ? findSender(peer, headers) : peer;
}

function wireRequest(
  incoming: IncomingMessage,
  { ip, isTls }: Sender,
  body: Body,
  id: string,
): WireRequest {
  const { method = 'GET', url = '/', headers } = incoming;
  return {
    id,
    method,
    // A proxy is asked for a whole address; of that the site is known.
    url: url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    headers,
    body: body.body,
    unread: body.unread ?? null,
    bodyError: body.bodyError ?? null,
    ip,
    connection: connectionOf(headers.host ?? '', isTls),
  };
}

/** Which host was asked, and how. */
function connectionOf(host: string, isTls: boolean): Connection {
  if (lastConnection?.host === host && lastConnection.isTls === isTls) return lastConnection;
  lastConnection = { host, isTls, serverName: host.replace(/:\d+$/, '') };
  return lastConnection;
}

// Nearly all requests ask the same host.
let lastConnection: (Connection & { readonly host: string }) | null = null;

// A text of as many bytes as characters has none but those of ASCII, which can be written as they are.
function encodingOf({ length: units }: string | Uint8Array, length: number): BufferEncoding {
  return units === length ? 'latin1' : 'utf8';
}

/**
 * Ends an answer that is all there. `end` with a body puts an empty part behind it, and parts are put together before they are
 * written: a tenth of what a short answer takes. Without one it has nothing to add when all was written.
 */
function endAtOnce(
  outgoing: ServerResponse,
  content: string | Uint8Array,
  encoding: BufferEncoding,
): void {
  const { socket } = outgoing;
  // Else it would wait for the end of the tick, and `end` for it.
  socket?.cork();
  outgoing.write(content, encoding);
  socket?.uncork();
  outgoing.end();
}

const LONG = 64 * 1024;

function lengthOf({ body, length }: WireAnswer): number {
  if (body === null) return 0;
  return length ?? Buffer.byteLength(body);
}

const LINGER = 1000;

/**
 * Ends an answer to a request whose body is still coming. The rest of it is thrown away for a while: to
 * close a connection with something unread in it would take the answer away from the client, too.
 */
function endLater(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  content: string | Uint8Array | null,
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
