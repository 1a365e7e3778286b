import { ApiError } from './api-error.ts';
import { divide, fillPath } from './input.ts';
import type { Method } from './input.ts';
import { appendQuery } from './query.ts';

/** Who calls: by application password (5.2), or with the cookies of a browser and a nonce (5.1). */
export type Authentication =
  { readonly login: string; readonly applicationPassword: string } | { readonly nonce: string };

export interface ClientOptions {
  /** Address of the API's root: `https://example.org/cms-json/`, or `…/index.php?rest_route=/`. */
  readonly baseUrl: string | URL;
  readonly authentication?: Authentication;
  /** The product token of the service; names its core namespace and its headers. Default `cms`. */
  readonly token?: string;
  /** What makes the requests; the global `fetch` unless given. */
  readonly fetch?: typeof fetch;
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

/** What deleting for good answers. */
export interface Deleted<T> {
  readonly deleted: true;
  readonly previous: T;
}

/** Makes the requests of a generated client. Every error of the service is thrown as `ApiError`. */
export class Transport {
  readonly #root: URL;
  readonly #token: string;
  readonly #fetch: typeof fetch;
  #authentication: Authentication | undefined;

  constructor({ baseUrl, authentication, token = 'cms', fetch = globalThis.fetch }: ClientOptions) {
    this.#root = new URL(baseUrl);
    this.#token = token;
    this.#authentication = authentication;
    this.#fetch = fetch;
  }

  /**
   * Calls an endpoint. `path` is its route, `/{core}/posts/{id}`; `input` fills in the groups of the
   * path, and the rest of it is sent.
   */
  async call<T>(method: Method, path: string, input: object = {}): Promise<T> {
    const { body } = await this.#send(method, path, input);
    return body as T; // the generated client says what the schemas promise
  }

  /** Calls an endpoint that answers one page of a collection. */
  async page<T>(method: Method, path: string, input: object = {}): Promise<Page<T>> {
    const { body, headers } = await this.#send(method, path, input);
    const count = (name: string): number => Number(headers.get(this.#header(name)) ?? Number.NaN);
    const cursor = cursorIn(headers.get('link') ?? '');
    return {
      items: body as readonly T[], // as above
      total: count('Total'),
      totalPages: count('TotalPages'),
      ...(cursor === null ? {} : { cursor }),
    };
  }

  async #send(method: Method, path: string, input: object): Promise<Received> {
    const { route, rest } = fillPath(path.replace('{core}', `${this.#token}/v2`), input);
    const url = this.#address(route);
    const headers = new Headers({ accept: 'application/json', ...this.#credentials() });
    const init: RequestInit = { method, headers };

    const { query, body } = divide(method, rest);
    for (const [name, value] of query) appendQuery(url.searchParams, name, value);
    if (body) {
      headers.set('content-type', 'application/json');
      init.body = JSON.stringify(body);
    }
    if (this.#authentication && 'nonce' in this.#authentication) init.credentials = 'include';

    const response = await this.#fetch.call(undefined, url, init);
    this.#renewNonce(response.headers);
    const text = await response.text();
    // An answer without a body says that all is well and nothing more (204).
    const received = response.ok && text === '' ? null : parseJson(text);
    if (!response.ok || received === undefined)
      throw new ApiError(response.status, received ?? text);
    return { body: received, headers: response.headers };
  }

  #address(route: readonly string[]): URL {
    const url = new URL(this.#root);
    if (url.searchParams.has('rest_route')) {
      url.searchParams.set('rest_route', `/${route.join('/')}`);
    } else {
      const path = route.map(encodeURIComponent).join('/');
      url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
    }
    return url;
  }

  #credentials(): Record<string, string> {
    const by = this.#authentication;
    if (!by) return {};
    if ('nonce' in by) return { [this.#header('Nonce')]: by.nonce };
    const credentials = new TextEncoder().encode(`${by.login}:${by.applicationPassword}`);
    return { authorization: `Basic ${btoa(String.fromCharCode(...credentials))}` };
  }

  /** A good nonce is answered with a fresh one, which the next request carries (5.1). */
  #renewNonce(headers: Headers): void {
    const nonce = headers.get(this.#header('Nonce'));
    if (nonce && this.#authentication && 'nonce' in this.#authentication) {
      this.#authentication = { nonce };
    }
  }

  #header(name: string): string {
    return `X-${this.#token.toUpperCase()}-${name}`;
  }
}

interface Received {
  readonly body: unknown;
  readonly headers: Headers;
}

/** The cursor that a link leads to; it never needs to be encoded. */
function cursorIn(link: string): string | null {
  return /[?&]cursor=([\w-]+)[^>]*>; rel="(?:next|[^"]*cursor)"/.exec(link)?.[1] ?? null;
}

/** `undefined` is not a value of JSON, and stands for text that is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
