import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline, Transform } from 'node:stream';
import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { closeStream } from './body.ts';
import type { Compressor } from './compression.ts';
import { crossOriginLines } from './cors.ts';
import { atEndOfTurn, endAtOnce, endLater, isGone, writeHead } from './end-response.ts';
import { BAD_HOST, broken, failure, noRoute, NOT_FOUND } from './failures.ts';
import type { IsUnavailable } from './failures.ts';
import { announcesBody } from './headers.ts';
import { announcedError, overloaded } from './limits.ts';
import type { RequestLimits } from './limits.ts';
import type { MemoryBudget, RequestSemaphore } from './load.ts';
import { ClientGone, NodeBody } from './node-body.ts';
import type { BodyReceiving, ParentBody } from './node-body.ts';
import { nodeStream } from './node-compression.ts';
import type { FindSender, Sender } from './proxies.ts';
import { logResponse } from './request-log.ts';
import type { Logged, OnResponse } from './request-log.ts';
import { RequestTimer } from './timer.ts';
import type { Connection } from './urls.ts';
import type { BodyStream, Service, WireHeaders, WireRequest, WireResponse } from './wire.ts';

/** The parts that all exchanges of a server share. */
export interface Serving {
  readonly service: Service;
  readonly health: Service | undefined;
  readonly fallback: Service | undefined;
  readonly limits: RequestLimits;
  /** Names and values of headers that every response has. */
  readonly headers: readonly string[];
  readonly semaphore: RequestSemaphore;
  readonly bodies: BodyReceiving;
  /** The memory of responses that clients have not read yet. */
  readonly responses: MemoryBudget;
  /** `null`: the other end of the connection is the client. */
  readonly findSender: FindSender | null;
  /** Milliseconds in which a response has to be made; 0 for no limit. */
  readonly requestTimeout: number;
  /** `null`: responses are not compressed. */
  readonly compressor: Compressor | null;
  readonly onResponse: OnResponse | undefined;
  readonly onBug: ((bug: unknown, requestId: string) => void) | undefined;
  readonly isUnavailable: IsUnavailable | undefined;
  /** Whether connections are closed after their response. */
  isClosing: () => boolean;
  /** Requests whose response is not made yet. */
  pending: number;
}

type Awaitable<T> = T | Promise<T>;

/** A request and its response. */
export class Exchange {
  readonly #serving: Serving;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #id: string;
  // The address of a connection is unknown once it has ended.
  readonly #sender: Sender;
  readonly #body: NodeBody | null;
  readonly #parent: ParentBody;
  /** `null` without a request timeout. */
  #timer: RequestTimer | null = null;
  #logged: Logged | null = null;
  #isHandled = false;
  /** Whether the response is made: the body is not read any more. */
  #isOver = false;
  /** Whether a bug has prevented the response. */
  #isBroken = false;

  /** `parent` is the body as a framework has parsed it that the service is mounted in. */
  constructor(
    serving: Serving,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    { id, parent = null }: { readonly id: string; readonly parent?: ParentBody },
  ) {
    this.#serving = serving;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#id = id;
    this.#parent = parent;
    this.#sender = senderOf(serving, incoming);
    this.#body = parent === null && announcesBody(incoming) ? this.#unreadBody() : null;
  }

  #unreadBody(): NodeBody {
    const { headers } = this.#incoming;
    return new NodeBody(this.#incoming, this.#serving.bodies, {
      begin: () => {
        if (this.#isOver) throw new ClientGone();
        this.#timer?.pause();
        this.#leave();
        // A client that asked first (`Expect: 100-continue`) sends its body now. Node does this for a server without `checkContinue`.
        const isSent = '_sent100' in this.#outgoing && this.#outgoing._sent100 === true;
        if (headers.expect !== undefined && !isSent) this.#outgoing.writeContinue();
      },
      end: () => {
        this.#timer?.resume();
        return this.#enter();
      },
    });
  }

  /** Sends the response to the request. Calls `next`, if it is given, for a request that is not for the service. */
  async respond(next?: () => void): Promise<void> {
    const { onResponse } = this.#serving;
    if (onResponse) {
      const { method = '' } = this.#incoming;
      const about = { id: this.#id, ip: this.#sender.ip, method, url: this.#url };
      this.#logged = logResponse(onResponse, about, this.#outgoing);
    }
    try {
      const response = await this.#makeResponse(next !== undefined);
      if (this.#logged) {
        this.#logged.response = response;
        this.#logged.isPassedOn = response === null;
      }
      if (response === null) next?.();
      else await this.send(response);
    } catch (bug) {
      await this.#fail(bug);
    } finally {
      this.#isOver = true;
      this.#leave();
    }
  }

  async #makeResponse(isMounted: boolean): Promise<WireResponse | null> {
    const { service, health } = this.#serving;
    const request = new NodeRequest(this.#incoming, this.#outgoing, {
      id: this.#id,
      url: this.#url,
      sender: this.#sender,
      unread: this.#body,
      parent: this.#parent,
    });
    const invalid = hasOneHost(this.#incoming) ? this.#parent : BAD_HOST;
    if (isError(invalid)) {
      const response = await service.refuse?.(request, invalid);
      if (response && response.status >= 500)
        this.#serving.onBug?.(new Error(invalid.message), this.#id);
      return response ?? (isMounted ? null : failure(invalid, service.errorFormat));
    }
    // Limits do not apply to health checks.
    const checked = health && (await health.respond(request));
    if (checked) return checked;
    const refusal = await this.#enter();
    if (refusal)
      return (await service.refuse?.(request, refusal)) ?? failure(refusal, service.errorFormat);
    this.#serving.pending += 1;
    try {
      const found = await this.#inTime(request);
      if (isError(found))
        return (await service.refuse?.(request, found)) ?? failure(found, service.errorFormat);
      return found ?? (isMounted ? null : await this.#fallBack(request));
    } finally {
      this.#serving.pending -= 1;
    }
  }

  /** Resolves to the response of the service, or to `rest_timeout` once the request timeout has passed. */
  #inTime(request: NodeRequest): Awaitable<WireResponse | RestError | null> {
    const { service, requestTimeout, onBug } = this.#serving;
    if (requestTimeout === 0) return service.respond(request);
    this.#timer = new RequestTimer(requestTimeout, () =>
      request.abort(new Error('http: the request took too long')),
    );
    return this.#timer.race(service.respond(request), {
      discard: (late) => late?.stream && closeStream(late.stream),
      onBug: (bug) => void (bug instanceof ClientGone || onBug?.(bug, this.#id)),
    });
  }

  get #url(): string {
    const { originalUrl, url = '/' } = this.#incoming as Mounted;
    return originalUrl ?? url;
  }

  /** Returns the response to a request that is not for the service. */
  async #fallBack(request: WireRequest): Promise<WireResponse> {
    const { fallback, service } = this.#serving;
    if (!fallback) return (await service.refuse?.(request, noRoute())) ?? NOT_FOUND;
    if (!this.#body || fallback.receivesBody?.(request) === true)
      return (await fallback.respond(request)) ?? NOT_FOUND;
    const body =
      announcedError(request.headers, this.#body.limit) ??
      (await this.#body.bytes({ isKnown: false }));
    if (isError(body))
      return (await fallback.refuse?.(request, body)) ?? failure(body, fallback.errorFormat);
    return (await fallback.respond({ ...request, body, unread: null })) ?? NOT_FOUND;
  }

  /** Waits until the request may be handled. Returns the error that refuses it. */
  async #enter(): Promise<RestError | null> {
    const { semaphore, limits } = this.#serving;
    this.#isHandled = await semaphore.enter();
    if (this.#isOver) this.#leave();
    if (this.#isOver || isGone(this.#outgoing)) throw new ClientGone();
    return this.#isHandled ? null : overloaded('requests', limits.requests);
  }

  #leave(): void {
    if (this.#isHandled) this.#serving.semaphore.leave();
    this.#isHandled = false;
  }

  /** Sends a response. */
  async send(response: WireResponse): Promise<void> {
    const { method = '', headers: sent } = this.#incoming;
    const { compressor } = this.#serving;
    const compressed = compressor && (await compressor(method, sent['accept-encoding'], response));
    const final = compressed ?? response;
    // A stream can end with an error before the turn does.
    if (final.stream) return this.#write(final);
    atEndOfTurn(() => {
      try {
        this.#write(final);
      } catch (bug) {
        void this.#fail(bug);
      }
    });
  }

  #write(response: WireResponse): void {
    const { status, headers, body, stream, length } = response;
    const { method = '' } = this.#incoming;
    const isSilent = method === 'HEAD' || status === 204 || status === 304;
    const size = isSilent || stream || body === null ? 0 : (length ?? Buffer.byteLength(body));
    const lines = headers.concat(this.#serving.headers, crossOriginLines(method, headers));
    lines.push('X-Request-Id', this.#id);
    if (!isSilent && !stream) lines.push('Content-Length', String(size));
    // A connection over which a body is still coming cannot be used again, and one of a server that is
    // closing would keep it from its end.
    const isReceived = this.#incoming.complete || !this.#body;
    const isLast = !isReceived || this.#serving.isClosing();
    if (isLast && this.#incoming.httpVersionMajor < 2) lines.push('Connection', 'close');
    writeHead(this.#outgoing, status, lines);
    if (stream) return this.#sendStream(stream, isSilent, response);
    if (this.#logged) this.#logged.bytes = size;
    const content = isSilent ? null : body;
    if (!isReceived) endLater(this.#incoming, this.#outgoing, content);
    else if (content === null) this.#outgoing.end();
    else endAtOnce(this.#outgoing, content, size);
    this.#holdResponse(size);
  }

  #sendStream(body: BodyStream, isSilent: boolean, { onStreamError }: WireResponse): void {
    if (isSilent) {
      closeStream(body);
      this.#outgoing.end();
      return this.#body?.release();
    }
    const stream = nodeStream(body);
    // The first part may be far away.
    this.#outgoing.flushHeaders();
    // Before `pipeline`, which ends the response. The stream of a client that went away ends with an error, too.
    stream.once('error', (error) => {
      if (isGone(this.#outgoing)) return;
      if (onStreamError) onStreamError(error);
      else this.#serving.onBug?.(error, this.#id);
    });
    const logged = this.#logged;
    // An error on either side ends both: the client sees that something is missing.
    const done = (): void => this.#body?.release();
    if (logged) pipeline(stream, byteCounter(logged), this.#outgoing, done);
    else pipeline(stream, this.#outgoing, done);
  }

  /** Counts a response until the client has read it. */
  #holdResponse(length: number): void {
    this.#body?.release();
    if (this.#outgoing.writableLength === 0) return;
    const holding = this.#serving.responses.open(() => this.#outgoing.destroy());
    this.#outgoing.once('close', () => holding.release());
    holding.add(length);
  }

  async #fail(bug: unknown): Promise<void> {
    this.#body?.release();
    const { service, onBug, isUnavailable } = this.#serving;
    // A client that went away needs no response, and that its body broke off is not a bug.
    const { destroyed, complete, errored } = this.#incoming;
    if (bug instanceof ClientGone || (destroyed && (!complete || bug === errored))) return;
    onBug?.(bug, this.#id);
    // The reason phrase of a head that could not be written stays behind.
    if (this.#incoming.httpVersionMajor < 2) this.#outgoing.statusMessage = '';
    if (this.#outgoing.headersSent || this.#isBroken) return void this.#outgoing.destroy();
    this.#isBroken = true;
    await this.send(broken(isUnavailable?.(bug) ?? false, this.#id, service.errorFormat));
  }
}

interface RequestFacts {
  readonly id: string;
  readonly url: string;
  readonly sender: Sender;
  readonly unread: NodeBody | null;
  readonly parent: ParentBody;
}

/** A request of `node:http` as a service gets it. */
class NodeRequest implements WireRequest {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly headers: WireHeaders;
  readonly body: Uint8Array;
  readonly unread: NodeBody | null;
  readonly ip: string | null;
  readonly connection: Connection;
  readonly #outgoing: ServerResponse;
  #controller: AbortController | null = null;

  constructor(
    { method = 'GET', headers }: IncomingMessage,
    outgoing: ServerResponse,
    { id, url, sender, unread, parent }: RequestFacts,
  ) {
    this.id = id;
    this.method = method;
    // A request to a proxy has a whole address, of which the site is known.
    this.url = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/');
    // The framework has decoded the body.
    this.headers = parent === null ? headers : { ...headers, 'content-encoding': undefined };
    this.body = parent instanceof Uint8Array ? parent : NO_BODY;
    this.unread = unread;
    this.ip = sender.ip;
    const serverName = (headers.host ?? '').replace(/:\d+$/, '');
    this.connection = { isTls: sender.isTls, serverName };
    this.#outgoing = outgoing;
  }

  /** Created when it is first read: few handlers need it. */
  get signal(): AbortSignal {
    if (this.#controller) return this.#controller.signal;
    this.#controller = new AbortController();
    const close = (): void => {
      // A response of HTTP/2 that is aborted is finished, but has not ended.
      const { writableEnded, writableFinished } = this.#outgoing;
      if (!writableEnded || !writableFinished) this.abort(new ClientGone());
    };
    if (isGone(this.#outgoing)) close();
    else this.#outgoing.once('close', close);
    return this.#controller.signal;
  }

  abort(reason: Error): void {
    if (!this.signal.aborted) this.#controller?.abort(reason);
  }
}

/** A request that a framework has passed on. */
interface Mounted extends IncomingMessage {
  /** The address before the framework removed the path that the service is mounted at. */
  readonly originalUrl?: string;
}

const NO_BODY = new Uint8Array(0);

const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\da-f:.]+\])(?::\d*)?$/i;

/** Whether a request has one valid `Host` (RFC 9112, 3.2); Node.js reads the first of several. */
function hasOneHost({ headers: { host }, httpVersion, rawHeaders }: IncomingMessage): boolean {
  if (host === undefined) return httpVersion !== '1.1';
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
  return hosts.length < 2 && HOST.test(host);
}

function senderOf({ findSender }: Serving, { socket, headers }: IncomingMessage): Sender {
  // Bun gives every socket the member, and a value only to those with TLS.
  const isTls = 'encrypted' in socket && socket.encrypted === true;
  const peer = { ip: socket.remoteAddress ?? null, isTls };
  return findSender ? findSender(peer, headers) : peer;
}

/** Counts the bytes of a stream for the log. */
function byteCounter(logged: Logged): Transform {
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      logged.bytes += chunk.length;
      done(null, chunk);
    },
  });
}
