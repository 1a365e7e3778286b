import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Destinations, RefusedError } from './destination.ts';
import type { Resolve } from './destination.ts';

/**
 * Why a request to another site failed: it is not allowed, took too long, was redirected too often, got no
 * valid response, or the response is too large.
 */
export type ProblemKind = 'refused' | 'slow' | 'redirects' | 'unreachable' | 'large';

/** A request to another site that brought nothing, and why, in one sentence. */
export class OutgoingProblem {
  readonly kind: ProblemKind;
  readonly message: string;

  constructor(kind: ProblemKind, message: string) {
    this.kind = kind;
    this.message = message;
  }
}

/** How much of an answer is read. */
interface BodyOptions {
  /** Bytes, unpacked: 1 MiB when absent. */
  readonly sizeLimit?: number;
  /** How a larger response is handled: as an error when absent, or cut at the limit. */
  readonly whenLarger?: 'refuse' | 'cut';
  /** Sees the headers, and then each piece: true when nothing after it is wanted. */
  readonly watch?: (headers: IncomingMessage['headers']) => (piece: Uint8Array) => boolean;
}

const SIZE_LIMIT = 1024 * 1024;

const UNPACKERS: { readonly [encoding: string]: () => Transform } = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads the body of an answer, as far as it is wanted. Throws when it breaks off or cannot be unpacked. */
async function readBody(
  response: IncomingMessage,
  { sizeLimit = SIZE_LIMIT, whenLarger = 'refuse', watch }: BodyOptions,
): Promise<Uint8Array | OutgoingProblem> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const isEnough = watch?.(response.headers);
  for await (const piece of unpacked(response)) {
    const isTooLarge = size + piece.length > sizeLimit;
    if (isTooLarge && whenLarger === 'refuse')
      return new OutgoingProblem('large', 'The answer is too large.');
    const wanted = isTooLarge ? piece.subarray(0, sizeLimit - size) : piece;
    pieces.push(wanted);
    size += wanted.length;
    if (isTooLarge || isEnough?.(wanted) === true) break;
  }
  return Buffer.concat(pieces);
}

function unpacked(response: IncomingMessage): AsyncIterable<Uint8Array> {
  const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? '';
  const make = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding] : undefined;
  if (!make) return response;
  const unpacker = make();
  // An error of the response also ends the decompression.
  response.on('error', (error) => unpacker.destroy(error));
  return response.pipe(unpacker);
}

/** The options of a request to another site. */
interface OutgoingOptions extends BodyOptions {
  readonly headers?: { readonly [name: string]: string };
  /** Milliseconds for all of it, redirects included: 5,000 when absent. */
  readonly timeLimit?: number;
  /** How many redirects are followed: 5 when absent. */
  readonly redirects?: number;
}

/** The response of another site. */
export interface OutgoingResponse {
  /** The address that answered, after all redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Uint8Array;
}

const TIME_LIMIT = 5_000;
const REDIRECTS = 5;

/**
 * Requests from this site to others. An address may come from anybody: none leads to a place that is not on
 * the public internet, unless its host is named (docs/decisions/0029).
 */
export class Outgoing {
  readonly destinations: Destinations;
  readonly #agent: string;

  constructor(
    agent: string,
    {
      hosts = [],
      resolve,
    }: { readonly hosts?: readonly string[]; readonly resolve?: Resolve } = {},
  ) {
    this.destinations = new Destinations(hosts, resolve);
    this.#agent = agent;
  }

  /** Sends a GET request. Failures are returned, not thrown. */
  async get(
    address: string | URL,
    options: OutgoingOptions = {},
  ): Promise<OutgoingResponse | OutgoingProblem> {
    const { timeLimit = TIME_LIMIT, redirects = REDIRECTS } = options;
    if (!URL.canParse(String(address)))
      return new OutgoingProblem('refused', 'This is no address.');
    const signal = AbortSignal.timeout(timeLimit);
    let url = new URL(address);
    for (let left = redirects; ; left -= 1) {
      const answered = await this.#ask(url, options, signal);
      if (answered instanceof OutgoingProblem && answered.kind === 'refused' && left < redirects)
        return new OutgoingProblem('redirects', 'It leads where requests may not go.');
      if (!(answered instanceof URL)) return answered;
      if (left === 0) return new OutgoingProblem('redirects', 'There were too many redirects.');
      url = answered;
    }
  }

  /** One request: its answer, or where it is redirected to. */
  async #ask(
    url: URL,
    options: OutgoingOptions,
    signal: AbortSignal,
  ): Promise<OutgoingResponse | OutgoingProblem | URL> {
    if (!this.destinations.allows(url))
      return new OutgoingProblem('refused', 'Requests may not go to this address.');
    try {
      const response = await this.#send(url, options, signal);
      const target = redirectOf(response, url);
      if (target) {
        response.destroy();
        return target;
      }
      const body = await readBody(response, options);
      response.destroy();
      if (body instanceof OutgoingProblem) return body;
      return { url, status: response.statusCode ?? 0, headers: response.headers, body };
    } catch (error) {
      return problemOf(error, signal);
    }
  }

  #send(url: URL, { headers }: OutgoingOptions, signal: AbortSignal): Promise<IncomingMessage> {
    const request = url.protocol === 'https:' ? requestOverTls : requestPlain;
    return new Promise((resolve, reject) => {
      const sent = request(url, {
        // Connections are not reused: a kept connection may lead to another address.
        agent: false,
        lookup: this.destinations.lookupFor(url),
        signal,
        headers: {
          'User-Agent': this.#agent,
          Accept: '*/*',
          'Accept-Encoding': 'gzip',
          ...headers,
        },
      });
      sent.on('response', resolve);
      sent.on('error', reject);
      sent.end();
    });
  }
}

const MOVED: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

function redirectOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  const { location } = headers;
  if (!MOVED.has(statusCode) || location === undefined) return null;
  return URL.canParse(location, url.href) ? new URL(location, url) : null;
}

function problemOf(error: unknown, signal: AbortSignal): OutgoingProblem {
  if (error instanceof RefusedError)
    return new OutgoingProblem('refused', 'Requests may not go to this address.');
  if (signal.aborted) return new OutgoingProblem('slow', 'The answer took too long.');
  // A bug of ours is not the fault of the other site.
  if (error instanceof TypeError || error instanceof RangeError) throw error;
  return new OutgoingProblem('unreachable', 'There was no answer that could be read.');
}

/**
 * Requests to an address from the settings of the site. The operator may run the service on a private network,
 * so the host and port of this address may be private; no other private address is allowed.
 */
export function configuredOutgoing(agent: string, address: string): Outgoing {
  return new Outgoing(agent, { hosts: URL.canParse(address) ? [placeOf(new URL(address))] : [] });
}

/** Host and port, also where the port is the usual one: a host alone would be named at all of its ports. */
function placeOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** How the site calls itself when it asks others. */
export function agentOf(settings: { readonly token: string; readonly baseUrl: string }): string {
  return `${settings.token} (${settings.baseUrl})`;
}
