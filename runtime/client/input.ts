export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One member of a call's input. */
export type Entry = readonly [name: string, value: unknown];

/** The segments of `path` with its groups filled in, and the input that is no group. */
export function fillPath(path: string, input: object): { route: string[]; rest: Entry[] } {
  const values = new Map<string, unknown>(Object.entries(input));
  const route = path
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => segment.replace(/\{(\w+)\}/g, (_, name: string) => take(values, name)));
  return { route, rest: [...values] };
}

function take(values: Map<string, unknown>, name: string): string {
  const text = String(values.get(name) ?? '');
  // An address has no way to write such a segment: it would climb to another route.
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`"${text}" cannot stand for {${name}} in the address.`);
  }
  values.delete(name);
  return text;
}

/** Where the input of a request goes. */
interface Divided {
  readonly query: readonly Entry[];
  readonly body: { readonly [name: string]: unknown } | null;
}

/** What shapes the answer goes into the query, and so does all of a request that has no body. */
export function divide(method: Method, input: readonly Entry[]): Divided {
  const shaping = shapingOf(new Map(input));
  const rest = input.filter(([name]) => name !== '_fields' && name !== '_embed');
  return method === 'GET' || method === 'DELETE'
    ? { query: [...rest, ...shaping], body: null }
    : { query: shaping, body: Object.fromEntries(rest) };
}

/** `_fields` has to name links and embedded items like any other field, or they are left out. */
function shapingOf(input: ReadonlyMap<string, unknown>): Entry[] {
  const fields = namesOf(input.get('_fields'));
  const embed = namesOf(input.get('_embed'));
  if (fields.length > 0 && embed.length > 0) fields.push('_links', '_embedded');
  const shaping: Entry[] = [];
  if (fields.length > 0) shaping.push(['_fields', fields.join(',')]);
  if (embed.length > 0) shaping.push(['_embed', embed.join(',')]);
  return shaping;
}

function namesOf(value: unknown): unknown[] {
  return Array.isArray(value) ? [...value] : [];
}
