import type { Body, Carrier, Method } from './request.ts';

/** A member of the input of a call. */
export type Entry = readonly [name: string, value: unknown];

/** The request of a call, before its steps change it. */
export interface Written {
  readonly method: Method;
  readonly route: readonly string[];
  readonly query: URLSearchParams;
  readonly headers: { readonly [name: string]: string };
  readonly body: Body | null;
  readonly carrier?: Carrier | undefined;
  /** Whether the response is read while it arrives; then a part that is cut off is not requested again. */
  readonly streams?: boolean;
  /** Whether a redirect is the response instead of being followed. */
  readonly redirect?: 'manual' | undefined;
  /** Method and path of the endpoint: `GET /books/{id}`. */
  readonly call?: string;
}

/** The parts of a request, by the places of the values of its input. */
interface FilledPath {
  readonly route: readonly string[];
  readonly inQuery: readonly Entry[];
  readonly headers: Written['headers'];
  /** The value of the whole body, if the endpoint has one. */
  readonly whole: readonly Entry[] | null;
  readonly rest: readonly Entry[];
}

/**
 * Returns the segments of `path` with the values of its groups, the values of its query, its headers and its whole body, and the rest
 * of the input: `/books/{id}?dry_run#X-Reason#body` names an argument of each.
 */
export function fillPath(path: string, input: object): FilledPath {
  const values = new Map<string, unknown>(Object.entries(input));
  const [pattern = '', query = '', names = '', body] = path.split(/[?#]/);
  const route = pattern
    .split('/')
    .filter(Boolean)
    .map((segment) => segment.replace(/\{(\w+)\}/g, (_, name: string) => take(values, name)));
  const placed = (text: string): Entry[] =>
    text.split('&').flatMap((name): Entry[] => {
      const value = values.get(name);
      return values.delete(name) && value !== undefined ? [[name, value]] : [];
    });
  const headers = placed(names).map((entry) => [entry[0], headerOf(entry)] as const);
  const inQuery = placed(query);
  const whole = body ? placed(body) : null;
  return { route, inQuery, headers: Object.fromEntries(headers), whole, rest: [...values] };
}

/** Returns the header of an argument. Throws a `TypeError` that names an argument that a header cannot carry unchanged. */
function headerOf([name, value]: Entry): string {
  assertCarried([[name, value]]);
  const isList = Array.isArray(value);
  const items: readonly unknown[] = isList ? value : [value];
  const form = isList ? LIST_ITEM : HEADER_TEXT;
  if (!items.every((item) => typeof item !== 'object' && form.test(String(item))))
    throw new TypeError(`${name} does not fit into a header.`);
  return items.join(',');
}

/** Characters of Latin-1 without controls; blanks at the ends are not sent. */
const HEADER_TEXT = /^(?![ \t])[\t\x20-\x7e\x80-\xff]*(?<![ \t])$/;
/** Servers split lists at blanks and commas. */
const LIST_ITEM = /^[\x21-\x2b\x2d-\x7e\x80-\xff]+$/;

function take(values: Map<string, unknown>, name: string): string {
  const text = String(values.get(name) ?? '');
  // URLs resolve such a segment to another route.
  if (text === '' || text === '.' || text === '..') {
    throw new TypeError(`"${text}" is not a valid value of {${name}} in the URL.`);
  }
  values.delete(name);
  return text;
}

/**
 * Returns the request of a call. `_fields` and `_embed` go into the query, and so do the arguments of a method without
 * body. If a query cannot carry one of them (null, a name with brackets, or a `json` argument that is not made of
 * strings), all arguments go into a JSON body; with `inQuery`, a GET throws a `TypeError` that names it.
 */
export function write(
  method: Method,
  path: string,
  input: object,
  json: readonly string[] = [],
  inQuery = false,
): Written {
  const { route, inQuery: placed, headers, whole, rest } = fillPath(path, input);
  const { sent, shaping } = divide(rest);
  assertCarried([...sent, ...(whole ?? [])]);
  assertInQuery(whole ? [...placed, ...sent] : placed, json);
  const isRead = method !== 'POST' && method !== 'PUT' && method !== 'PATCH';
  if (isRead && !whole) {
    const refused = sent.find((entry) => !isCarried(entry, json));
    const query = queryOf([...sent, ...placed, ...shaping]);
    if (!refused && (inQuery || query.toString().length <= LONGEST_QUERY))
      return { method, route, query, headers, body: null };
    if (inQuery && method !== 'DELETE')
      throw new TypeError(`${refused?.[0]} does not fit into a query.`);
  }
  const value = whole ? whole[0]?.[1] : Object.fromEntries(sent);
  return {
    method,
    route,
    query: queryOf([...(whole ? sent : []), ...placed, ...shaping]),
    headers: { ...headers, 'content-type': 'application/json' },
    body: value === undefined ? null : JSON.stringify(value),
  };
}

/** The longest query that every server and proxy accepts; a longer one is sent as a body. */
const LONGEST_QUERY = 6000;

/** Whether a query or a form can carry an argument. It can carry the arguments of `json` only as strings. */
export function isCarried([name, value]: Entry, json: readonly string[]): boolean {
  if (value === undefined) return true;
  if (json.includes(name) && !isOfTexts(value)) return false;
  return PLAIN_NAME.test(name) && isText(value);
}

/** Throws a `TypeError` that names an argument that a query cannot carry unchanged. */
export function assertInQuery(entries: readonly Entry[], json: readonly string[]): void {
  assertCarried(entries);
  const refused = entries.find((entry) => !isCarried(entry, json));
  if (refused) throw new TypeError(`${refused[0]} does not fit into a query.`);
}

export function queryOf(entries: readonly Entry[]): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of entries) appendQuery(query, name, value);
  return query;
}

/** Separates the arguments of the endpoint from `_fields` and `_embed`. */
export function divide(input: readonly Entry[]): { sent: Entry[]; shaping: Entry[] } {
  const sent = input.filter(([name]) => name !== '_fields' && name !== '_embed');
  return { sent, shaping: shapingOf(new Map(input)) };
}

/** Adds links and embedded items to `_fields`, which would leave them out. */
function shapingOf(input: ReadonlyMap<string, unknown>): Entry[] {
  const fields = namesOf(input.get('_fields'));
  const embed = namesOf(input.get('_embed'));
  if (fields.length > 0 && embed.length > 0) fields.push('_links', '_embedded');
  const shaping = Object.entries({ _fields: fields.join(','), _embed: embed.join(',') });
  return shaping.filter(([, names]) => names !== '');
}

function namesOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return [...value];
  return value === undefined ? [] : [value];
}

/** Servers replace blanks, dots and brackets of names. */
const PLAIN_NAME = /^[^\s.[\]\0]+$/;
const INNER_NAME = /^[^[\]\0]+$/;

/**
 * Whether a query or a form can carry a value unchanged, apart from the types of its texts. It cannot carry null, an empty
 * list or map inside another one, names with brackets, or a map whose names are positions (it arrives as a list).
 */
function isText(value: unknown): boolean {
  if (value === null) return false;
  if (typeof value !== 'object' || value instanceof Date) return true;
  if (Array.isArray(value)) return value.every(isText);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const isList = members.length > 0 && members.every(([name], at) => name === String(at));
  return !isList && members.every(([name, member]) => INNER_NAME.test(name) && isText(member));
}

/** Whether a value is a string, or a non-empty list or map of such values. */
function isOfTexts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value === 'string';
  if (value instanceof Date) return true;
  const members: readonly unknown[] = Object.values(value);
  return members.length > 0 && members.every(isOfTexts);
}

/** Throws a `TypeError` that names a parameter with a value that no request can carry: a lone surrogate, or a number that JSON lacks. */
export function assertCarried(entries: readonly Entry[]): void {
  for (const [name, value] of entries) {
    const problem = problemOf(name) ?? problemOf(value);
    if (problem !== null) throw new TypeError(`${name} cannot be sent: it contains ${problem}.`);
  }
}

function problemOf(value: unknown): string | null {
  switch (typeof value) {
    case 'string':
      return HALF_PAIR.test(value) ? 'half of a surrogate pair' : null;
    case 'number':
      return Number.isFinite(value) ? null : String(value);
    case 'bigint':
      return 'a BigInt';
    case 'object':
      if (value === null || value instanceof Date) return null;
      for (const [name, member] of Object.entries(value)) {
        const problem = problemOf(name) ?? problemOf(member);
        if (problem !== null) return problem;
      }
      return null;
    default:
      return null;
  }
}

const HALF_PAIR = /\p{Surrogate}/u;

/**
 * Appends a value to a query, with brackets for members: `include[]=1&include[]=2`, `meta[color]=red`. `undefined` is
 * left out, an empty list or object is an empty text, and a `Date` is formatted as in JSON.
 */
export function appendQuery(query: Appendable, name: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof Date) return appendQuery(query, name, value.toISOString());
  if (typeof value !== 'object' || value === null) {
    query.append(name, value === null ? '' : String(value));
    return;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) query.append(name, '');
  // Items with members need their index to stay together.
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  for (const [key, item] of entries) appendQuery(query, `${name}[${isPlainList ? '' : key}]`, item);
}

/** A query or a form. */
interface Appendable {
  append(name: string, value: string): void;
}
