import { ApiError } from './api-error.ts';
import { write } from './input.ts';
import type { Written } from './input.ts';
import { deadline, sendBy } from './request.ts';
import type { CallOptions, Method, Send, Step, SendOptions } from './request.ts';

/** The ETag of each answer that came with one. */
const tags = new WeakMap<object, string>();

/** Remembers the ETag of an answer for as long as somebody has the answer. */
export function keepTag(answer: unknown, tag: string | null): void {
  if (tag !== null && typeof answer === 'object' && answer !== null) tags.set(answer, tag);
}

/** The ETag that an answer came with; `null` for one without, and for the items of a list. */
export function tagOf(answer: object): string | null {
  return tags.get(answer) ?? null;
}

/** What `If-Match` says. An answer without a tag cannot guard a write, and must not seem to. */
export function matching(ifMatch: string | object): string {
  const tag = typeof ifMatch === 'string' ? ifMatch : tagOf(ifMatch);
  if (tag === null) throw new TypeError('The item in `ifMatch` has no known ETag.');
  return tag;
}

export interface TransportOptions extends SendOptions {
  /** The product token of the service; names its core namespace and its headers. Default `cms`. */
  readonly token?: string | undefined;
  /** Milliseconds that a call may take unless it says otherwise; no limit when absent. */
  readonly timeout?: number | undefined;
  /** Sent with every request. */
  readonly headers?: CallOptions['headers'];
  /** The steps that every request passes, in order. */
  readonly steps?: readonly Step[] | undefined;
}

/** One page of a collection. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Items on all pages; `NaN` where they were asked for by cursor, and not counted. */
  readonly total: number;
  readonly totalPages: number;
  /** The argument `cursor` that the items after these are asked for with, where there is one. */
  readonly cursor?: string;
}

/** The response to a permanent deletion. */
export interface Deleted<T> {
  readonly deleted: true;
  readonly previous: T;
}

/** A successful response. */
export interface Answered {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/**
 * Makes the requests of a generated client, and nothing more: what repeats, authenticates or preloads
 * them are its steps (`connect` takes all of them). Every error of the service is thrown as `ApiError`.
 */
export class Transport {
  readonly #options: TransportOptions;
  readonly #send: Send;

  constructor(options: TransportOptions) {
    this.#options = options instanceof Transport ? options.#options : options;
    const { steps = [] } = this.#options;
    this.#send = steps.reduceRight<Send>((next, step) => step(next), sendBy(this.#options));
  }

  /**
   * The address of the service. With it a transport is options of a client as well, so that these are one
   * type: of a union compilers look at every member, whenever a client is made.
   */
  get baseUrl(): TransportOptions['baseUrl'] {
    return this.#options.baseUrl;
  }

  /**
   * Calls an endpoint. `path` is its route, `/{core}/posts/{id}`; `input` fills in the groups of the
   * path, and the rest is sent. `json` names the arguments that a query can carry only if they are strings.
   */
  async call<T>(
    method: Method,
    path: string,
    input?: object,
    options?: CallOptions,
    json?: readonly string[],
  ): Promise<T> {
    const { body } = await this.exchange(this.write(method, path, input, json), options);
    return body as T; // the generated client says what the schemas promise
  }

  /** Calls an endpoint that returns one page of a collection. */
  async page<T>(
    method: Method,
    path: string,
    input?: object,
    options?: CallOptions,
    json?: readonly string[],
  ): Promise<Page<T>> {
    const answer = await this.exchange(this.write(method, path, input, json), options);
    const { headers } = answer;
    const count = (name: string): number => Number(headers.get(this.header(name)) ?? Number.NaN);
    const cursor = cursorIn(headers.get('link') ?? '');
    return {
      items: itemsOf<T>(answer),
      total: count('Total'),
      totalPages: count('TotalPages'),
      ...(cursor !== null && { cursor }),
    };
  }

  /** Returns the request of a call without sending it. */
  write(method: Method, path: string, input: object = {}, json?: readonly string[]): Written {
    return write(method, this.route(path), input, json);
  }

  /** Sends a request and reads the response. Throws `ApiError` for an error of the service. */
  async exchange(written: Written, options: CallOptions = {}): Promise<Answered> {
    const response = await this.#send({
      ...written,
      headers: this.#headersOf(written, options),
      signal: this.signalOf(options),
      retries: options.retries,
    });
    const text = await response.text();
    // A response of 204 has no body.
    const body = response.ok && text === '' ? null : parseJson(text);
    const { headers, status } = response;
    if (!response.ok || body === undefined) throw new ApiError(status, body ?? text, headers);
    keepTag(body, headers.get('etag'));
    return { status, body, headers };
  }

  /** Returns the signal that ends a call: the one of the caller, or that of the timeout. */
  signalOf(options: CallOptions): AbortSignal | undefined {
    return deadline(this.#options.timeout, options);
  }

  /** Another one for the same service, whose requests are answered by `step` alone. */
  over(step: Step): Transport {
    return new Transport({ ...this.#options, steps: [step] });
  }

  /** `/{core}/posts` → `/cms/v2/posts` */
  route(path: string): string {
    return path.replace('{core}', '{token}/v2').replace('{token}', this.#token);
  }

  /** The name of a header of the service: `Total` → `X-CMS-Total`. */
  header(name: string): string {
    return `X-${this.#token.toUpperCase()}-${name}`;
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

/** The items of an answer. One without them is none of the service, whatever its status says. */
export function itemsOf<T>({ status, body, headers }: Answered): readonly T[] {
  if (!Array.isArray(body)) throw new ApiError(status, body, headers);
  return body as readonly T[]; // the generated client says what the schemas promise
}

/** The cursor that a link leads to: beside a next page it has a relation of its own, which counts more. */
function cursorIn(link: string): string | null {
  const links = [...link.matchAll(/<[^<>?]*\?([^<>#]*)[^<>]*>; rel="(next|[^"]*cursor)"/g)];
  const query = links.find(([, , rel]) => rel !== 'next')?.[1] ?? links[0]?.[1];
  return new URLSearchParams(query).get('cursor');
}

/** `undefined` is not a value of JSON, and stands for text that is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
