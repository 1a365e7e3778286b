import { request as requestPlain } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { readBody } from './body.ts';
import type { BodyOptions } from './body.ts';
import { Destinations, RefusedError } from './destination.ts';
import type { Resolve } from './destination.ts';
import { OutgoingProblem } from './problem.ts';

/** What a request to another site is made with. */
export interface OutgoingOptions extends BodyOptions {
  readonly headers?: { readonly [name: string]: string };
  /** Milliseconds for all of it, redirects included: 5,000 when absent. */
  readonly timeLimit?: number;
  /** How many redirects are followed: 5 when absent. */
  readonly redirects?: number;
}

/** What another site answered. */
export interface OutgoingAnswer {
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

  /** Asks for what is at an address, by GET. What goes wrong is a value. */
  async get(
    address: string | URL,
    options: OutgoingOptions = {},
  ): Promise<OutgoingAnswer | OutgoingProblem> {
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
  ): Promise<OutgoingAnswer | OutgoingProblem | URL> {
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
        // A connection of its own: one that is kept was made for somebody else's address.
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
