import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestOverTls } from 'node:https';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Destinations, placeOf, RefusedError } from './destination.ts';
import type { Resolve } from './destination.ts';

/**
 * The reason why a request to another site failed: not allowed, timeout, too many redirects, no valid response, or too
 * large a response.
 */
export type ProblemKind = 'refused' | 'slow' | 'redirects' | 'unreachable' | 'large';

/** A failed request to another site; the message is one sentence. */
export class OutgoingProblem {
  readonly kind: ProblemKind;
  readonly message: string;

  constructor(kind: ProblemKind, message: string) {
    this.kind = kind;
    this.message = message;
  }
}

/** Limits for reading a response body. */
interface BodyOptions {
  /** The maximum size in bytes after decompression; 1 MiB by default. */
  readonly sizeLimit?: number;
  /** Whether a larger response is an error (default) or is truncated. */
  readonly whenLarger?: 'refuse' | 'cut';
  /** Called with the headers; returns a function that is called with each chunk and returns true to stop reading. */
  readonly watch?: (headers: IncomingMessage['headers']) => (piece: Uint8Array) => boolean;
}

const SIZE_LIMIT = 1024 * 1024;

const UNPACKERS: { readonly [encoding: string]: () => Transform } = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Reads a response body up to its limits. Throws if the connection breaks or the body cannot be decompressed. */
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
      return new OutgoingProblem('large', 'The response is too large.');
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
  /** Timeout in milliseconds, including redirects; 5,000 by default. */
  readonly timeLimit?: number;
  /** The maximum number of redirects; 5 by default. */
  readonly redirects?: number;
}

/** The response of another site. */
export interface OutgoingResponse {
  /** The URL after all redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Uint8Array;
}

const TIME_LIMIT = 5_000;
const REDIRECTS = 5;

/**
 * Sends requests to other sites. A URL may come from any user, so only the public internet and configured hosts are
 * allowed (docs/decisions/0029).
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
    if (!URL.canParse(String(address))) return new OutgoingProblem('refused', 'Invalid URL.');
    const signal = AbortSignal.timeout(timeLimit);
    let url = new URL(address);
    for (let left = redirects; ; left -= 1) {
      const response = await this.#request(url, options, signal);
      if (response instanceof OutgoingProblem && response.kind === 'refused' && left < redirects)
        return new OutgoingProblem(
          'redirects',
          'The redirect leads to an address that is not allowed.',
        );
      if (!(response instanceof URL)) return response;
      if (left === 0) return new OutgoingProblem('redirects', 'There were too many redirects.');
      url = response;
    }
  }

  /** Sends one request; returns its response, or the URL of a redirect. */
  async #request(
    url: URL,
    options: OutgoingOptions,
    signal: AbortSignal,
  ): Promise<OutgoingResponse | OutgoingProblem | URL> {
    if (!this.destinations.allows(url))
      return new OutgoingProblem('refused', 'The address is not allowed.');
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
        // Connections are not reused: a reused connection may lead to another address.
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
    return new OutgoingProblem('refused', 'The address is not allowed.');
  if (signal.aborted) return new OutgoingProblem('slow', 'The response took too long.');
  // An error in this code is not a failure of the other site.
  if (error instanceof TypeError || error instanceof RangeError) throw error;
  return new OutgoingProblem('unreachable', 'The response is not valid.');
}

/**
 * Returns a client for a URL in the settings of the site. The operator may run that service on a private network, so
 * its host and port are allowed; no other private address is allowed.
 */
export function configuredOutgoing(agent: string, address: string): Outgoing {
  return new Outgoing(agent, { hosts: URL.canParse(address) ? [placeOf(new URL(address))] : [] });
}

/** Returns the `User-Agent` of requests to other sites. */
export function agentOf(settings: { readonly token: string; readonly baseUrl: string }): string {
  return `${settings.token} (${settings.baseUrl})`;
}
