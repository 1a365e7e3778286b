import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { Link, Links } from '../shape/links.ts';

/** What a response is made of beside its data. */
export interface ResponseParts {
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
}

/** An HTTP response of any kind: what it says, and how. */
export class HttpResponse {
  data: unknown;
  status: number;
  readonly headers: Map<string, string>;

  constructor(data: unknown = null, { status = 200, headers = {} }: ResponseParts = {}) {
    this.data = data;
    this.status = status;
    this.headers = new Map(Object.entries(headers));
  }
}

/** An answer before it is written: data, status, headers and links. */
export class RestResponse extends HttpResponse {
  /** Links by full relation; the dispatcher shows them as `_links`. */
  readonly links: Map<string, Link[]> = new Map();
  /** The route that answered, as it was registered: `/cms/v2/posts/(?P<id>[\d]+)`. */
  matchedRoute: string | null = null;

  get isError(): boolean {
    return this.status >= 400;
  }

  /** Sets a header. */
  header(name: string, value: string): this {
    this.headers.set(name, value);
    return this;
  }

  /** Adds to a header that is a list, like `Link` and `Vary`. */
  appendHeader(name: string, value: string): this {
    const known = this.headers.get(name);
    return this.header(name, known === undefined ? value : `${known}, ${value}`);
  }

  /** Adds a link; one relation may have several. */
  addLink(rel: string, href: string, attributes: { readonly [name: string]: unknown } = {}): this {
    const link: Link = { ...attributes, href };
    const known = this.links.get(rel);
    if (known) known.push(link);
    else this.links.set(rel, [link]);
    return this;
  }

  /** Adds every link of a map as `_links` shows it. */
  addLinks(links: Links): this {
    for (const [rel, items] of Object.entries(links)) {
      const known = this.links.get(rel);
      if (known) known.push(...items);
      else this.links.set(rel, [...items]);
    }
    return this;
  }
}

/** The answer to a request that made something new; `location` is the address of it. */
export function created(data: unknown, location?: string): RestResponse {
  return new RestResponse(data, {
    status: 201,
    headers: location === undefined ? {} : { Location: location },
  });
}

/** An answer without a body. */
export function noContent(): RestResponse {
  return new RestResponse(null, { status: 204 });
}

/**
 * An error or a response as it is, another HTTP response as one of the service with the same data, status
 * and headers; anything else as the data of a new one (4.8).
 */
export function ensureResponse(value: unknown): RestResponse | RestError {
  if (value instanceof RestResponse || isError(value)) return value;
  if (!(value instanceof HttpResponse)) return new RestResponse(value ?? null);
  const { data, status, headers } = value;
  return new RestResponse(data, { status, headers: Object.fromEntries(headers) });
}
