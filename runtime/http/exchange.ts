import type { IncomingMessage, Server as NodeServer, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { watch } from './request-log.ts';
import type { OnResponse } from './request-log.ts';
import { bringsBody } from './headers.ts';
import type { UnderWay } from './connections.ts';
import { crossOriginLines } from './cors.ts';
import { broken, failure, NO_HOST, NOT_FOUND } from './failures.ts';
import type { IsUnavailable } from './failures.ts';
import type { RequestGate } from './gate.ts';
import { overloaded } from './limits.ts';
import type { RequestLimits } from './limits.ts';
import type { MemoryBudget } from './memory-budget.ts';
import type { FindSender, Sender } from './proxies.ts';
import { announcedError, receiveBytes } from './receive.ts';
import { ClientGone, RequestBody } from './request-body.ts';
import type { BodyReceiving } from './request-body.ts';
import type { Connection } from './urls.ts';
import type { Service, WireRequest, WireResponse } from './wire.ts';

/** The parts that all exchanges of a server share. */
export interface Serving extends UnderWay {
  readonly server: NodeServer;
  readonly service: Service;
  readonly health: Service | undefined;
  readonly fallback: Service | undefined;
  readonly limits: RequestLimits;
  /** Names and values of headers that every response has. */
  readonly headers: readonly string[];
  readonly gate: RequestGate;
  readonly bodies: BodyReceiving;
  /** The memory of responses that clients have not read yet. */
  readonly responses: MemoryBudget;
  /** `null`: the other end of the connection is the client. */
  readonly findSender: FindSender | null;
  /** Milliseconds that a connection may be idle while a request is under way. */
  readonly idle: number;
  readonly onResponse: OnResponse | undefined;
  readonly onBug: ((bug: unknown, requestId: string) => void) | undefined;
  readonly isUnavailable: IsUnavailable | undefined;
}

/** A request and its response. */
export class Exchange {
  readonly #serving: Serving;
  readonly #incoming: IncomingMessage;
  readonly #outgoing: ServerResponse;
  readonly #id: string;
  // The address of a connection is unknown once it has ended.
  readonly #sender: Sender;
  readonly #body: RequestBody | null;
  #report: ((answer: WireResponse) => void) | null = null;
  #isHandled = false;

  constructor(serving: Serving, incoming: IncomingMessage, outgoing: ServerResponse, id: string) {
    this.#serving = serving;
    this.#incoming = incoming;
    this.#outgoing = outgoing;
    this.#id = id;
    this.#sender = senderOf(serving, incoming);
    this.#body = bringsBody(incoming.headers)
      ? new RequestBody(incoming, serving.bodies, {
          begin: () => {
            this.#leave();
            // A client that asked first (`Expect: 100-continue`) sends its body now.
            if (incoming.headers.expect !== undefined) outgoing.writeContinue();
          },
          end: () => this.#enter(),
        })
      : null;
  }

  /** Answers the request. */
  async respond(): Promise<void> {
    const { onResponse, idle } = this.#serving;
    if (onResponse)
      this.#report = watch(
        onResponse,
        { id: this.#id, ip: this.#sender.ip },
        this.#incoming,
        this.#outgoing,
      );
    // The end of the response sets the timeout between two requests again.
    this.#incoming.socket.setTimeout(idle);
    try {
      const answer = await this.#answer();
      this.#report?.(answer);
      this.send(answer);
    } catch (bug) {
      this.#fail(bug);
    } finally {
      this.#leave();
    }
  }

  async #answer(): Promise<WireResponse> {
    const { headers, httpVersion } = this.#incoming;
    if (headers.host === undefined && httpVersion === '1.1') return NO_HOST;
    const { service, health } = this.#serving;
    const request = wireRequest(this.#incoming, this.#sender, this.#body, this.#id);
    // Health checks are answered whatever the limits say.
    const isWell = await health?.respond(request);
    if (isWell) return isWell;
    const refusal = await this.#enter();
    if (refusal) return (await service.refuse?.(request, refusal)) ?? failure(refusal);
    this.#serving.unanswered += 1;
    try {
      return (await service.respond(request)) ?? (await this.#fallBack(request));
    } finally {
      this.#serving.unanswered -= 1;
    }
  }

  /** Has a request answered that is not for the service. */
  async #fallBack(request: WireRequest): Promise<WireResponse> {
    const { fallback } = this.#serving;
    if (!fallback) return NOT_FOUND;
    if (!this.#body) return (await fallback.respond(request)) ?? NOT_FOUND;
    const { limit } = this.#body;
    const body =
      announcedError({ headers: request.headers, limit }) ??
      (await this.#body.receive({ isKnown: false }, (received) =>
        receiveBytes(received, { limit }),
      ));
    if (isError(body)) return failure(body);
    return (await fallback.respond({ ...request, body, unread: null })) ?? NOT_FOUND;
  }

  /** Waits until the request may be handled. Returns the error that refuses it. */
  async #enter(): Promise<RestError | null> {
    const { gate, limits } = this.#serving;
    this.#isHandled = await gate.enter();
    if (this.#outgoing.destroyed) throw new ClientGone();
    return this.#isHandled ? null : overloaded('requests', limits.requests);
  }

  #leave(): void {
    if (this.#isHandled) this.#serving.gate.leave();
    this.#isHandled = false;
  }

  /** Sends a response. */
  send(answer: WireResponse): void {
    const { status, headers, body, stream } = answer;
    const { server, headers: constant } = this.#serving;
    const { method = '' } = this.#incoming;
    const isSilent = method === 'HEAD' || status === 204 || status === 304;
    const length = isSilent || stream ? 0 : lengthOf(answer);
    const lines = [...headers, ...constant, ...crossOriginLines(method, headers)];
    lines.push('X-Request-Id', this.#id);
    if (!isSilent && !stream) lines.push('Content-Length', String(length));
    // A connection over which a body is still coming cannot be used again, and one of a server that is
    // closing would keep it from its end.
    const isReceived = this.#incoming.complete || !this.#body;
    if (!isReceived || !server.listening) lines.push('Connection', 'close');
    this.#outgoing.writeHead(status, lines);
    if (stream) {
      // An error on either side ends both: the client sees that something is missing.
      pipeline(stream, this.#outgoing, () => this.#body?.release());
      return;
    }
    const content = isSilent ? null : body;
    if (!isReceived) endLater(this.#incoming, this.#outgoing, content);
    else if (content === null) this.#outgoing.end();
    else this.#outgoing.end(content);
    this.#holdResponse(length);
  }

  /** Counts a response until the client has read it. */
  #holdResponse(length: number): void {
    this.#body?.release();
    if (this.#outgoing.writableLength === 0) return;
    const holding = this.#serving.responses.open(() => this.#outgoing.destroy());
    this.#outgoing.once('close', () => holding.release());
    holding.add(length);
  }

  #fail(bug: unknown): void {
    this.#body?.release();
    const { onBug, isUnavailable } = this.#serving;
    // A client that went away needs no response, and that its body broke off is not a bug.
    const { destroyed, complete, errored } = this.#incoming;
    if (bug instanceof ClientGone || (destroyed && (!complete || bug === errored))) return;
    onBug?.(bug, this.#id);
    // The reason phrase of a head that could not be written stays behind.
    this.#outgoing.statusMessage = '';
    if (this.#outgoing.headersSent) this.#outgoing.destroy();
    else this.send(broken(isUnavailable?.(bug) ?? false, this.#id));
  }
}

function senderOf({ findSender }: Serving, { socket, headers }: IncomingMessage): Sender {
  const peer = { ip: socket.remoteAddress ?? null, isTls: 'encrypted' in socket };
  return findSender ? findSender(peer, headers) : peer;
}

function wireRequest(
  incoming: IncomingMessage,
  { ip, isTls }: Sender,
  unread: RequestBody | null,
  id: string,
): WireRequest {
  const { method = 'GET', url = '/', headers } = incoming;
  return {
    id,
    method,
    // A proxy is asked for a whole address; of that the site is known.
    url: url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*\/?/i, '/'),
    headers,
    body: NO_BODY,
    unread,
    ip,
    connection: connectionOf(headers.host ?? '', isTls),
  };
}

const NO_BODY = new Uint8Array(0);

function connectionOf(host: string, isTls: boolean): Connection {
  return { isTls, serverName: host.replace(/:\d+$/, '') };
}

function lengthOf({ body, length }: WireResponse): number {
  if (body === null) return 0;
  return length ?? Buffer.byteLength(body);
}

const LINGER = 1000;

/**
 * Ends a response to a request whose body is still coming. The rest of it is discarded for a while: closing
 * a connection with unread data would take the response away from the client, too.
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
