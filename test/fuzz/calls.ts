import fc from 'fast-check';
import { argsOf } from './arguments.ts';
import type { Params } from './arguments.ts';
import { HOSTILE_TEXTS } from './hostile-values.ts';
import type { KnownPaths } from './known-paths.ts';
import { pathsOf } from './paths.ts';
import type { Role } from './roles.ts';
import type { FuzzEndpoint } from './routes.ts';

/** How the arguments of a call are sent. */
export type Encoding =
  'query' | 'json' | 'form' | 'multipart' | 'upload' | 'text' | 'broken JSON' | 'list';

/** A request before encoding, so that a failing one can be simplified. */
export interface Call {
  readonly role: Role;
  readonly endpoint: FuzzEndpoint;
  readonly method: string;
  /** Relative to the API root, percent-encoded, without a query. */
  readonly path: string;
  readonly args: Params;
  /** Parameters that are sent in the query in any encoding. */
  readonly query: Params;
  readonly headers: { readonly [name: string]: string };
  readonly encoding: Encoding;
  /** The requests of a batch. */
  readonly batch: readonly Call[];
}

/** Generates calls of endpoints. */
export class Calls {
  readonly #endpoints: readonly FuzzEndpoint[];
  readonly #known: KnownPaths;
  readonly #roles: readonly Role[];
  readonly #made = new Map<FuzzEndpoint, fc.Arbitrary<Call>>();

  constructor(endpoints: readonly FuzzEndpoint[], known: KnownPaths, roles: readonly Role[]) {
    this.#endpoints = endpoints;
    this.#known = known;
    this.#roles = roles;
  }

  /** The call of a seed; it depends on the paths that are known so far. */
  at(seed: number): Call {
    const endpoint = sample(fc.constantFrom(...this.#endpoints), seed);
    return sample(this.#of(endpoint), seed);
  }

  #of(endpoint: FuzzEndpoint): fc.Arbitrary<Call> {
    const made = this.#made.get(endpoint) ?? this.#make(endpoint);
    this.#made.set(endpoint, made);
    return made;
  }

  #make(endpoint: FuzzEndpoint): fc.Arbitrary<Call> {
    const { route } = endpoint;
    const others = this.#endpoints.filter((other) => other.route.path !== BATCH);
    const inner = fc.constantFrom(...others).chain((other) => this.#of(other));
    return fc.record({
      role: fc.constantFrom(...this.#roles),
      endpoint: fc.constant(endpoint),
      method: methodOf(endpoint),
      path: pathsOf(route, () => this.#known.of(route)),
      args: argsOf(endpoint),
      query: queryOf(endpoint),
      headers: HEADERS,
      encoding: encodingOf(endpoint),
      batch: route.path === BATCH ? fc.array(inner, { maxLength: 4 }) : fc.constant([]),
    });
  }
}

const BATCH = '/batch/v1';

function sample<T>(arbitrary: fc.Arbitrary<T>, seed: number): T {
  const [made] = fc.sample(arbitrary, { seed, numRuns: 1 });
  // One value was asked for.
  return made as T;
}

/** One of the values, the first ones more often. */
function mostly<T>(usual: T, weight: number, ...others: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof(
    { weight, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
}

function methodOf({ method }: FuzzEndpoint): fc.Arbitrary<string> {
  return mostly(method, 15, 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE');
}

function encodingOf({ method, route }: FuzzEndpoint): fc.Arbitrary<Encoding> {
  if (method === 'GET' || method === 'DELETE') return mostly('query', 15, 'json', 'form', 'list');
  if (route.path.endsWith('/media')) return mostly('upload', 2, 'multipart', 'json', 'query');
  return mostly('json', 5, 'query', 'form', 'multipart', 'upload', 'text', 'broken JSON', 'list');
}

/** Parameters that endpoints share, and unknown ones. */
function queryOf({ route, args }: FuzzEndpoint): fc.Arbitrary<Params> {
  const names = [...Object.keys(route.schema?.properties ?? {}), '_links', '_embedded', 'a.b'];
  const fields = fc.subarray(names, { maxLength: 3 });
  const text = fc.constantFrom(...HOSTILE_TEXTS);
  const contexts = ['view', 'embed', 'edit', 'help', 'none', ''];
  const one: fc.Arbitrary<Params> = fc.oneof(
    fc.record({ _fields: fc.oneof(fields, fields.map(String), text) }),
    fc.record({ _embed: fc.constantFrom<unknown>('', '1', 'author,up', ['author'], 'a,,b', {}) }),
    ...('context' in args ? [fc.record({ context: fc.constantFrom(...contexts) })] : []),
    fc.record({ _method: fc.constantFrom('GET', 'POST', 'DELETE', 'PATCH', 'NONE', '') }),
    fc.record({ _envelope: fc.constantFrom('', '1') }),
    fc.record({ rest_route: fc.constantFrom('/', '/cms/v2/posts', '..') }),
    fc.record({ _cmsnonce: text }),
    fc.tuple(text, text).map(([name, value]) => ({ [name]: value })),
  );
  return fc.oneof(
    { weight: 5, arbitrary: fc.constant({}) },
    { weight: 3, arbitrary: one },
    { weight: 1, arbitrary: fc.tuple(one, one).map(([a, b]) => ({ ...a, ...b })) },
  );
}

const HEADERS: fc.Arbitrary<{ readonly [name: string]: string }> = mostly(
  {},
  6,
  { origin: 'http://other.example' },
  { origin: 'null' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-http-method-override': 'NONE' },
  { 'if-match': '*' },
  { 'if-match': '"a", W/"b", "' },
  { 'if-none-match': '*' },
  { 'if-modified-since': 'never' },
  { range: 'bytes=0-0,5-1' },
  { accept: 'text/xml;q=2,*' },
  { 'accept-language': '*;q=a,\xff' },
  { 'accept-encoding': 'identity;q=0' },
  { 'content-type': 'application/json; charset=utf-7' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary="a' },
  { 'content-encoding': 'gzip' },
  { 'content-disposition': 'attachment; filename="../\xe9.php"' },
  { 'content-md5': 'AAAA' },
  { 'x-cms-nonce': 'a' },
  { cookie: 'cms_logged_in=a%7Cb%7C%00' },
  { 'x-forwarded-for': '1.2.3.4, <b>' },
  { 'x-request-id': '<b>\xff' },
);
