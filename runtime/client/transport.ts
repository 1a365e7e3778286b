import { ApiError } from './api-error.ts';
import { write, type Written } from './input.ts';
import type { Int64Values } from './int64.ts';
import { sendBy, untilDeadline } from './request.ts';
import type { CallOptions, Lasts, Method, Run, Send, Step, SendOptions } from './request.ts';

/** The ETags of received items, for as long as the items exist. */
const tags = new WeakMap<object, string>();

/** Returns the ETag of a received item; `null` without one, and for the items of a list. */
export function tagOf(body: object): string | null {
  return tags.get(body) ?? null;
}

/** Returns the value of `If-Match`. Throws for an item without an ETag, which cannot protect a write. */
function matching(ifMatch: string | object): string {
  const tag = typeof ifMatch === 'string' ? ifMatch : tagOf(ifMatch);
  if (tag === null) throw new TypeError('The item in `ifMatch` has no known ETag.');
  return tag;
}

export interface TransportOptions extends SendOptions {
  /** The product token of the service, which names its core namespace and headers. Default `cms`. */
  readonly token?: string | undefined;
  /**
   * Whether the service reads `_method`, so that a GET with arguments that no query can carry is sent as POST. Default
   * `true`; generated clients of the profile `plain` set `false`, and such arguments throw a `TypeError`.
   */
  readonly methodOverride?: boolean | undefined;
  /** How integers of 64 bits are converted to BigInts and back. Default: they stay texts. */
  readonly int64?: Int64Values | undefined;
  /** The timeout of calls in milliseconds. Default: none. */
  readonly timeout?: number | undefined;
  /** Sent with every request. */
  readonly headers?: CallOptions['headers'];
  /** The middleware of every request, in order. */
  readonly steps?: readonly Step[] | undefined;
}

/** One page of a collection. */
export interface Page<T> {
  readonly items: readonly T[];
  /** The number of items on all pages; `NaN` with a cursor, where the service does not count. */
  readonly total: number;
  readonly totalPages: number;
  /** The argument `cursor` of the next page, if there is one. */
  readonly cursor?: string;
}

/** The response to a permanent deletion. */
export interface Deleted<T> {
  readonly deleted: true;
  readonly previous: T;
}

/** The arguments of a call. */
export type CallArguments = readonly [
  method: Method,
  /** The route, `/{core}/posts/{id}`: members of `input` fill in its groups, and the others are sent. */
  path: string,
  input?: object,
  options?: CallOptions,
  /** The arguments that a query can carry only as strings. */
  json?: readonly string[],
];

/** A successful response. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Sends the requests of a generated client. Its steps repeat, authenticate or preload them (`connect` adds all of
 * these). Error responses are thrown as `ApiError`.
 */
export class Transport {
  readonly #options: TransportOptions;
  readonly #send: Send;

  constructor(options: TransportOptions) {
    this.#options = options instanceof Transport ? options.#options : options;
    const { steps = [] } = this.#options;
    this.#send = steps.reduceRight<Send>((next, step) => step(next), sendBy(this.#options));
  }

  /** The address of the service. It makes a transport valid as the options of a client, without a union type. */
  get baseUrl(): TransportOptions['baseUrl'] {
    return this.#options.baseUrl;
  }

  /** Calls an endpoint. */
  async call<T>(...request: CallArguments): Promise<T> {
    const { body } = await this.exchange(this.write(...request), request[3]);
    return body as T; // the generated client says what the schemas promise
  }

  /** Calls an endpoint that returns one page of a collection. */
  async page<T>(...request: CallArguments): Promise<Page<T>> {
    return this.pageOf(await this.exchange(this.write(...request), request[3]));
  }

  /** Returns the page of a collection in a response. */
  pageOf<T>(response: Answered): Page<T> {
    const { headers } = response;
    const cursor = cursorIn(headers.get('link') ?? '');
    return {
      items: itemsOf<T>(response),
      ...this.totalsIn(headers),
      ...(cursor !== null && { cursor }),
    };
  }

  /** Returns the request of a call without sending it. */
  write(...[method, path, input = {}, , json]: CallArguments): Written {
    const inQuery = this.#options.methodOverride === false;
    const written = write(method, this.route(path), this.sent(input), json, inQuery);
    return { ...written, call: `${method} ${path}` };
  }

  /** Returns an input as requests have it. */
  sent(input: object): object {
    return this.#options.int64?.sent(input) ?? input;
  }

  /** Returns a value of a response as callers have it. `call` names the endpoint: `GET /books/{id}`. */
  received(value: unknown, call = '', status = 200): unknown {
    const { int64 } = this.#options;
    return int64 ? int64.received(value, call, status) : value;
  }

  /**
   * Sends a request and reads the response, as JSON if `read` is left out. Throws `ApiError` for an error of the service.
   */
  async exchange(
    written: Written,
    options: CallOptions = {},
    read?: (response: Response, lasts?: Lasts) => unknown,
  ): Promise<Answered> {
    return this.during(options, async (signal, lasts) => {
      const sent = { ...written, headers: this.#headersOf(written, options), signal };
      const response = await this.#send({ ...sent, retries: options.retries });
      return this.#answered(response, written, read, lasts);
    });
  }

  async #answered(
    response: Response,
    written: Written,
    read?: (response: Response, lasts?: Lasts) => unknown,
    lasts?: Lasts,
  ): Promise<Answered> {
    const { headers, status, ok } = response;
    // The status of a redirect is 0 in browsers.
    if (read && (ok || (written.redirect && status < 400)))
      return { status, headers, body: await read(response, lasts) };
    const text = await response.text();
    // A response of 204 has no body.
    const json = ok && text === '' ? null : parseJson(text);
    if (!ok || json === undefined) throw new ApiError(status, json ?? text, headers);
    const body = this.received(json, written.call, status);
    const tag = headers.get('etag');
    if (tag !== null && typeof body === 'object' && body !== null) tags.set(body, tag);
    return { status, body, headers };
  }

  /** Calls `run` with the signal that aborts a call: of the caller, or of the timeout. */
  during<T>(options: CallOptions, run: Run<T>): Promise<T> {
    return untilDeadline(this.#options.timeout, options, run);
  }

  /** Returns a transport for the same service with one step. */
  over(step: Step): Transport {
    return new Transport({ ...this.#options, steps: [step] });
  }

  /** `/{core}/posts` → `/cms/v2/posts` */
  route(path: string): string {
    return path.replace('{core}', '{token}/v2').replace('{token}', this.#token);
  }

  /** Returns the totals of a collection, each `NaN` if the service does not count: `X-CMS-Total`, or `X-Total-Count` of the profile `plain`. */
  totalsIn(headers: Headers): { readonly total: number; readonly totalPages: number } {
    const header = `X-${this.#token.toUpperCase()}`;
    const count = (own: string, plain: string): number =>
      Number(headers.get(`${header}-${own}`) ?? headers.get(plain) ?? Number.NaN);
    return {
      total: count('Total', 'X-Total-Count'),
      totalPages: count('TotalPages', 'X-Total-Pages'),
    };
  }

  get #token(): string {
    return this.#options.token ?? 'cms';
  }

  #headersOf(written: Written, { headers: own, ifMatch }: CallOptions): Headers {
    const headers = new Headers({ accept: 'application/json', ...written.headers });
    for (const more of [this.#options.headers, own]) {
      for (const [name, value] of new Headers(more)) headers.set(name, value);
    }
    if (ifMatch !== undefined) headers.set('if-match', matching(ifMatch));
    return headers;
  }
}

/** Returns the items of a page. Throws for any other body, because it is not from the service. */
export function itemsOf<T>({ status, body, headers }: Answered): readonly T[] {
  if (!Array.isArray(body)) throw new ApiError(status, body, headers);
  return body as readonly T[]; // the generated client says what the schemas promise
}

/** Returns the cursor in a `Link` header. A relation for cursors has priority over `next`. */
function cursorIn(link: string): string | null {
  const links = [...link.matchAll(/<[^<>?]*\?([^<>#]*)[^<>]*>; rel="(next|[^"]*cursor)"/g)];
  const query = links.find(([, , rel]) => rel !== 'next')?.[1] ?? links[0]?.[1];
  return new URLSearchParams(query).get('cursor');
}

/** Returns the value of a JSON text; `undefined` for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
