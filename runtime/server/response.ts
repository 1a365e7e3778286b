import { isError, type RestError } from '../errors/rest-error.ts';
import { HeaderList } from '../http/header-list.ts';
import type { Link, Links, LinksForm } from '../shape/links.ts';
import type { BodyStream } from '../http/wire.ts';
import { encodeAddress } from '../shape/encode-url.ts';

/** Status and headers of a response. */
interface ResponseParts {
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
}

/** An HTTP response: data, status and headers. */
export class HttpResponse {
  status: number;
  data: unknown;
  readonly headers: HeaderList;

  constructor(data: unknown = null, { status = 200, headers }: ResponseParts = {}) {
    this.data = data;
    this.status = status;
    this.headers = new HeaderList(headers && Object.entries(headers));
  }
}

/** The links of an item. */
export interface ItemLinks {
  /** Returns the links by full relation or in the form of `_links`. */
  build(form: LinksForm): Links;
  /** Returns the data of the item with links as `_links`. */
  addTo(data: unknown, links: Links): unknown;
}

/** A response before it is written: data, status, headers and links. */
export class RestResponse extends HttpResponse {
  /** The matched route, as it was registered: `/cms/v2/posts/(?P<id>[\d]+)`. */
  matchedRoute: string | null = null;
  /** A stream that is sent instead of data; the headers describe its content. */
  stream: BodyStream | null = null;
  /** The error that the data describes; `null` for any other response. */
  error: RestError | null = null;
  /** The links of the item, from which `links` are made when they are first read; then `null`. */
  itemLinks: ItemLinks | null = null;
  #links: Map<string, Link[]> | null = null;

  /** Links by full relation; the server adds them as `_links`. */
  get links(): Map<string, Link[]> {
    if (this.#links) return this.#links;
    this.#links = new Map();
    const own = this.itemLinks?.build('full');
    this.itemLinks = null;
    return own ? this.addLinks(own).links : this.#links;
  }

  get isError(): boolean {
    return this.status >= 400;
  }

  /** Sets a header. */
  header(name: string, value: string): this {
    this.headers.set(name, value);
    return this;
  }

  /** Appends a value to a header that is a list, such as `Link` and `Vary`. */
  appendHeader(name: string, value: string): this {
    const known = this.headers.get(name);
    return this.header(name, known === undefined ? value : `${known}, ${value}`);
  }

  /** Adds a link; one relation may have several. */
  addLink(rel: string, href: string, attributes: { readonly [name: string]: unknown } = {}): this {
    return this.addLinks({ [rel]: [{ ...attributes, href }] });
  }

  /** Adds every link of a map in the form of `_links`. */
  addLinks(links: Links): this {
    for (const [rel, items] of Object.entries(links)) {
      const known = this.links.get(rel);
      if (known) known.push(...items);
      else this.links.set(rel, [...items]);
    }
    return this;
  }
}

/** Returns a response with a stream instead of JSON; the headers describe its content. */
export function streamed(
  stream: BodyStream,
  headers: { readonly [name: string]: string },
): RestResponse {
  const response = new RestResponse(null, { headers });
  response.stream = stream;
  return response;
}

/**
 * Returns an error or a response unchanged, another HTTP response as one of the service with its data, status
 * and headers, and any other value as the data of a new response (4.8).
 */
export function ensureResponse(value: unknown): RestResponse | RestError {
  if (value instanceof RestResponse || isError(value)) return value;
  if (!(value instanceof HttpResponse)) return new RestResponse(value ?? null);
  const { data, status, headers } = value;
  return new RestResponse(data, { status, headers: Object.fromEntries(headers) });
}

/** A link of the response in its `Link` header. */
interface HeaderLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
}

/** Options for the response with an item. */
export interface AnswerOptions {
  /** Filters the item for another context than that of the request (4.5). */
  readonly context?: string;
  readonly links?: readonly HeaderLink[];
  /** `null`: the response for a created item has no `Location` header. */
  readonly location?: null;
}

/** An item with options for its response; a handler returns it instead of the item. */
export class ItemAnswer<Item> {
  readonly item: Item;
  readonly options: AnswerOptions;

  constructor(item: Item, options: AnswerOptions) {
    this.item = item;
    this.options = options;
  }
}

/** Returns an item with options for its response. */
export function answer<Item>(item: Item, options: AnswerOptions): ItemAnswer<Item> {
  return new ItemAnswer(item, options);
}

/** Returns a link as a header value: `<https://…>; rel="alternate"; type=text/html`. */
export function headerLink({ rel, href, type }: HeaderLink): string {
  return `<${encodeAddress(href)}>; rel="${rel}"${type === undefined ? '' : `; type=${type}`}`;
}
