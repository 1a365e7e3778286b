import type { WireParts } from './wire-of.ts';

/** An argument or a schema, as in the index of a namespace. */
interface Shown {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly items?: Shown;
  readonly oneOf?: readonly Shown[];
}

/** A route, as in the index of a namespace. */
export interface ShownRoute {
  readonly endpoints: readonly {
    readonly methods: readonly string[];
    readonly args: { readonly [name: string]: Shown };
  }[];
}

/** The values of random requests. */
export interface Values {
  readonly ids: readonly number[];
  readonly texts: readonly string[];
  /** Paths of pages, for visitors. */
  readonly pages: readonly string[];
}

/** Generates random read requests; equal seeds give equal requests. */
export class RandomRequests {
  readonly #routes: readonly (readonly [
    path: string,
    args: readonly (readonly [string, Shown])[],
  ])[];
  readonly #values: Values;
  #state: number;

  constructor(routes: { readonly [path: string]: ShownRoute }, values: Values, seed: number) {
    this.#routes = Object.entries(routes).flatMap(([path, { endpoints }]) => {
      const read = endpoints.find(({ methods }) => methods.includes('GET'));
      const route = [path, Object.entries(read?.args ?? {})] as const;
      return read ? Array.from({ length: CONTENT.test(path) ? 12 : 1 }, () => route) : [];
    });
    this.#values = values;
    this.#state = seed;
  }

  /** Returns a request to the service. */
  api(): WireParts {
    const [path, args] = this.#pick(this.#routes);
    const query = new URLSearchParams();
    for (const [name, schema] of args)
      if (!path.includes(`?P<${name}>`) && this.#chance(this.#shareOf(name)))
        query.set(name, this.#value(name, schema));
    if (this.#chance(0.2)) query.set('_fields', this.#pick(FIELDS));
    if (this.#chance(0.2)) query.set('_embed', '1');
    if (this.#chance(0.05)) query.set('_envelope', '1');
    if (this.#chance(0.1)) query.set('cursor', '');
    if (this.#chance(0.03)) query.set('password', 'none of them');
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    const method = this.#chance(0.85) ? 'GET' : this.#pick(['HEAD', 'OPTIONS']);
    return { method, url: `/cms-json${this.#filled(path)}${search}` };
  }

  /** Returns a request for a page. */
  page(): WireParts {
    const path = this.#pick(this.#values.pages);
    return { url: path.replace('%id', String(this.id())).replace('%text', this.#encodedText()) };
  }

  id(): number {
    return this.#pick(this.#values.ids);
  }

  /** Returns true with a probability. */
  chance(share: number): boolean {
    return this.#chance(share);
  }

  /** Fills in the groups of a route: `/cms/v2/posts/(?P<id>[\d]+)`. */
  #filled(path: string): string {
    let filled = path;
    for (let at = filled.indexOf('(?P<'); at !== -1; at = filled.indexOf('(?P<')) {
      const end = endOfGroup(filled, at);
      const name = filled.slice(at + 4, filled.indexOf('>', at));
      filled = filled.slice(0, at) + this.#param(name) + filled.slice(end);
    }
    return filled;
  }

  #param(name: string): string {
    if (/^(?:id|parent|post|user_id)$/.test(name)) return String(this.id());
    return this.#pick(['post', 'category', 'publish', 'draft', 'sidebar-1', 'text-2', 'video']);
  }

  #value(name: string, schema: Shown): string {
    const { type = 'string', items, oneOf } = schema;
    if (schema.enum) return String(this.#pick(schema.enum));
    const kinds = oneOf ? ['array'] : [type].flat();
    const kind = this.#pick(kinds);
    if (kind === 'array') {
      const length = 1 + Math.floor(this.#next() * 3);
      const member = items ?? { type: 'integer' };
      return Array.from({ length }, () => this.#value(name, member)).join(',');
    }
    if (name === 'page' || name === 'offset') return String(Math.floor(this.#next() * 4));
    if (name === 'per_page') return String(1 + Math.floor(this.#next() * 20));
    if (kind === 'integer' || kind === 'number') return String(this.id());
    if (kind === 'boolean') return this.#pick(['true', 'false']);
    if (schema.format === 'date-time')
      return `20${this.#pick(['19', '20', '21', '22', '23', '24'])}-06-01T00:00:00`;
    return this.#text();
  }

  #shareOf(name: string): number {
    if (name === 'search' || name === 'orderby') return 0.3;
    return name === 'per_page' || name === 'context' ? 0.3 : 0.08;
  }

  #text(): string {
    return this.#pick(this.#values.texts);
  }

  #encodedText(): string {
    return encodeURIComponent(this.#text());
  }

  #chance(share: number): boolean {
    return this.#next() < share;
  }

  #pick<T>(values: readonly T[]): T {
    const value = values[Math.floor(this.#next() * values.length)];
    if (value === undefined) throw new Error('random-requests: there are no values');
    return value;
  }

  /** The generator mulberry32. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

/** Routes with a higher probability. */
const CONTENT =
  /\/(?:posts|pages|media|comments|users|search|categories|tags|blocks)(?:\/\(\?P<id>[^/]*)?$/;

const FIELDS = ['id', 'id,title,_links', 'author,date', 'content', 'link,slug', 'meta', '_links'];

/** Returns the end of the group that begins at a position. */
function endOfGroup(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}
