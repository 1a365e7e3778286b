import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { HeaderList } from '../http/header-list.ts';
import { filterFields } from '../shape/fields.ts';
import type { FieldSet } from '../shape/fields.ts';
import type { Link, Links } from '../shape/links.ts';
import type { BodyStream } from '../http/wire.ts';
import { encodeAddress } from '../shape/encode-url.ts';

/** What a response is made of beside its data. */
export interface ResponseParts {
  readonly status?: number;
  readonly headers?: { readonly [name: string]: string };
}

/** An HTTP response of any kind: what it says, and how. */
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

/** Makes the links of an item, by full relation or as `_links` shows them. */
export type ItemLinks = (form: 'full' | 'compact') => Links;

/** An answer before it is written: data, status, headers and links. */
export class RestResponse extends HttpResponse {
  /** The route that answered, as it was registered: `/cms/v2/posts/(?P<id>[\d]+)`. */
  matchedRoute: string | null = null;
  /** A body that is sent as it is, in place of data; its headers say what it is. */
  stream: BodyStream | null = null;
  /** The error that the data describes; `null` for any other response. */
  error: RestError | null = null;
  #links: Map<string, Link[]> | null = null;

  #itemLinks: ItemLinks | null = null;

  /** Links by full relation; the dispatcher shows them as `_links`. */
  get links(): Map<string, Link[]> {
    if (this.#links) return this.#links;
    this.#links = new Map();
    const own = this.#itemLinks?.('full');
    this.#itemLinks = null;
    return own ? this.addLinks(own).links : this.#links;
  }

  /** Sets the links of the item of a response that has none yet. */
  setItemLinks(links: ItemLinks): this {
    this.#itemLinks = links;
    return this;
  }

  /** The links as `_links` shows them, while they are those of the item; else `null`. */
  get compactLinks(): Links | null {
    return this.#itemLinks?.('compact') ?? null;
  }

  /** Reduces the data to the members that `fields` names (4.4). */
  keepFields(fields: FieldSet): void {
    this.data = filterFields(this.data, fields);
  }

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

/** An answer that is no JSON: a stream, and headers that say what is in it. */
export function streamed(
  stream: BodyStream,
  headers: { readonly [name: string]: string },
): RestResponse {
  const response = new RestResponse(null, { headers });
  response.stream = stream;
  return response;
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

/** A link of a response itself, as its `Link` header shows it. */
export interface HeaderLink {
  readonly rel: string;
  readonly href: string;
  readonly type?: string;
}

/** What the response of an item says beside the item. */
export interface AnswerOptions {
  /** Shows the item to another audience than the one that the request is answered for (4.5). */
  readonly context?: string;
  readonly links?: readonly HeaderLink[];
  /** `null`: an item that was created is answered without its address. */
  readonly location?: null;
}

/** An item with what its response says beside it; a handler answers it in place of the item. */
export class ItemAnswer<Item> {
  readonly item: Item;
  readonly context: string | undefined;
  readonly links: readonly HeaderLink[];
  readonly hidesLocation: boolean;

  constructor(item: Item, { context, links = [], location }: AnswerOptions) {
    this.item = item;
    this.context = context;
    this.links = links;
    this.hidesLocation = location === null;
  }
}

/** An item with what its response says beside it. */
export function answer<Item>(item: Item, options: AnswerOptions): ItemAnswer<Item> {
  return new ItemAnswer(item, options);
}

/** A link as a header has it: `<https://…>; rel="alternate"; type=text/html`. */
export function headerLink({ rel, href, type }: HeaderLink): string {
  return `<${encodeAddress(href)}>; rel="${rel}"${type === undefined ? '' : `; type=${type}`}`;
}
