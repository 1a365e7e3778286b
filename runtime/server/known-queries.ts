import { LONGEST_TEXT, RecentMap } from '../shape/recent.ts';
import type { EndpointRecord } from './records.ts';
import type { Params, RestRequest } from './request.ts';

type Declared = EndpointRecord['argsByName'];

/**
 * A query that was read for an endpoint: what it says as it was sent and as it was read, and the arguments
 * that came of it. Clients send the same again and again (decision 39).
 */
export class KnownQuery {
  readonly declared: Declared;
  readonly #names: readonly string[];
  readonly #sent: readonly unknown[];
  readonly #read: readonly unknown[];
  #args: { readonly defaults: Params; readonly values: Params } | null = null;

  /** `sent` and `read` have the same names. */
  constructor(declared: Declared, sent: Params, read: Params) {
    this.declared = declared;
    this.#names = Object.keys(sent);
    this.#sent = Object.values(sent);
    this.#read = Object.values(read);
  }

  /** Whether it is what a request says: filters may have changed that. */
  isSaidBy(request: RestRequest): boolean {
    return request.isQueryAlone() && this.#isSame(request.query, this.#sent);
  }

  /** Puts what was read where it was sent. */
  give({ query }: RestRequest): void {
    for (let at = 0; at < this.#names.length; at += 1) {
      const read = this.#read[at];
      if (read !== this.#sent[at]) query[this.#names[at] ?? ''] = read;
    }
  }

  /**
   * The arguments of a request whose query was read, frozen: those of before where it still says the same,
   * else those that `make` makes.
   */
  argsOf(request: RestRequest, make: (request: RestRequest) => Params): Params {
    const { defaults } = request;
    if (!request.isQueryAlone() || !this.#isSame(request.query, this.#read)) return make(request);
    if (this.#args?.defaults === defaults) return this.#args.values;
    const values = make(request);
    // Defaults that are not frozen were made for this request alone.
    if (Object.isFrozen(defaults)) this.#args = { defaults, values };
    return values;
  }

  #isSame(query: Params, values: readonly unknown[]): boolean {
    let at = 0;
    for (const name in query) {
      if (name !== this.#names[at] || query[name] !== values[at]) return false;
      at += 1;
    }
    return at === this.#names.length;
  }
}

/** What the query of a request was read to before; `null` when it was not, or more came than a query. */
export function knownQuery(request: RestRequest, declared: Declared): KnownQuery | null {
  const { search } = request;
  if (search === null || search === '') return null;
  for (const known of recent.get(search) ?? NONE)
    if (known.declared === declared) return known.isSaidBy(request) ? known : null;
  return null;
}

/** Remembers what the reader made of a query, where it had nothing to leave to others. */
export function rememberQuery(
  { search, query }: RestRequest,
  declared: Declared,
  sent: Params,
): void {
  // A list or a map can be changed in its place.
  if (search === null || search.length > LONGEST_TEXT || !isPlain(sent) || !isPlain(query)) return;
  const others = recent.get(search) ?? NONE;
  const kept = others.filter((other) => other.declared !== declared).slice(0, MOST_ENDPOINTS - 1);
  recent.set(search, [new KnownQuery(declared, sent, query), ...kept]);
}

const NONE: readonly KnownQuery[] = [];
/** Endpoints that are kept for the same query. */
const MOST_ENDPOINTS = 4;

const recent = new RecentMap<string, readonly KnownQuery[]>(1000);

function isPlain(query: Params): boolean {
  for (const name in query) {
    const value = query[name];
    if (typeof value === 'object' && value !== null) return false;
  }
  return true;
}
