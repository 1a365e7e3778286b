import { emptyMap } from '../schema/index.ts';
import { withoutHalves } from '../shape/encode-url.ts';
import type { FormField, FormOptions, JsonPart } from './wire.ts';

/** A list or a map while it is parsed: members by name, in order, and the next free position. */
interface Node {
  readonly members: Map<string, Member>;
  next: number;
}

type Member = Node | JsonPart | string;

/** The most brackets of a name that are read by default. */
export const FORM_DEPTH = 64;
const POSITION = /^(?:0|[1-9]\d{0,14})$/;

/**
 * Parses a query or a form: `a=1&b[]=2&c[d]=3` is `{a: '1', b: ['2'], c: {d: '3'}}`. Values are texts.
 * An invalid percent escape is kept, and bytes that are not UTF-8 become U+FFFD. Spaces and dots of a name
 * become underscores up to its first bracket. Of more than `depth` brackets one more is read, so that the
 * depth check refuses the value. `parametersError` limits the number of parameters.
 */
export function parseForm(text: string, depth: number = FORM_DEPTH): Record<string, unknown> {
  if (text === '') return emptyMap();
  const pairs = text.split('&');
  return readPlain(pairs) ?? mapOfPairs(pairsOf(pairs), depth);
}

/** Parses pairs with plain names; `null` if a name has other characters. */
function readPlain(pairs: readonly string[]): Readonly<Record<string, unknown>> | null {
  const map = emptyMap();
  for (const pair of pairs) {
    const equals = pair.indexOf('=');
    const name = equals < 0 ? pair : pair.slice(0, equals);
    if (!PLAIN_NAME.test(name)) return null;
    map[name] = equals < 0 ? '' : decode(pair.slice(equals + 1));
  }
  return map;
}

const PLAIN_NAME = /^[\w-]+$/;

/** Returns the pairs of a query or a form, decoded. */
function pairsOf(pairs: readonly string[]): FormField[] {
  return pairs.map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    return [decode(name), decode(value)];
  });
}

/** Returns pairs of names, with or without brackets, and values as one map. */
function mapOfPairs(
  pairs: readonly FormField[],
  depth: number = FORM_DEPTH,
): Record<string, unknown> {
  const root = newNode();
  for (const [name, text, json] of pairs)
    place(root, json?.path ?? pathOf(name, depth), json ?? text);
  return toMap(root);
}

/** Parses a query or a form in which a repeated name is a list: `a=1&a=2` is `{a: ['1', '2']}`. Brackets are read as by `parseForm`. */
export function parseRepeated(text: string, depth?: number): Record<string, unknown> {
  return mapOfRepeated(pairsOf(text.split('&')), depth);
}

/** Returns the fields of a form as one map. */
export function fieldsOf(
  pairs: readonly FormField[],
  { depth, repeats = false }: Pick<FormOptions, 'depth' | 'repeats'>,
): Record<string, unknown> {
  return repeats ? mapOfRepeated(pairs, depth) : mapOfPairs(pairs, depth);
}

/** Returns pairs of names and values as one map, in which a repeated name is a list. */
function mapOfRepeated(pairs: readonly FormField[], depth?: number): Record<string, unknown> {
  const counts = new Map<string, number>();
  for (const [name] of pairs) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isRepeated = (name: string): boolean => !name.endsWith(']') && (counts.get(name) ?? 0) > 1;
  return mapOfPairs(
    pairs.map(([name, ...value]) => [isRepeated(name) ? `${name}[]` : name, ...value]),
    depth,
  );
}

/** Decodes percent escapes and pluses. */
function decode(text: string): string {
  return decodePercent(text.includes('+') ? text.replaceAll('+', ' ') : text);
}

/** Decodes percent escapes. Invalid ones are kept, and bytes that are not UTF-8 become U+FFFD. */
export function decodePercent(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) =>
      utf8.decode(Uint8Array.from(run.slice(1).split('%'), (hex) => Number.parseInt(hex, 16))),
    );
  }
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns the names in `a[b][]`: `a`, `b`, and `''` for the next position. Empty without a name. */
function pathOf(name: string, depth: number): readonly string[] {
  const trimmed = name.replace(/^ +/, '').replace(/\0.*$/s, '');
  const bracket = trimmed.indexOf('[');
  if (bracket === 0) return [];
  if (bracket < 0 || !trimmed.includes(']', bracket)) return firstName(trimmed);
  const path = [...firstName(trimmed.slice(0, bracket))];
  const next = /\[([^\]]*)\]/y;
  next.lastIndex = bracket;
  for (
    let match = next.exec(trimmed);
    match && path.length <= depth + 1;
    match = next.exec(trimmed)
  )
    path.push(match[1] ?? '');
  return path;
}

// An unclosed bracket becomes an underscore, too.
function firstName(name: string): readonly string[] {
  return name === '' ? [] : [name.replace(/[ .[]/g, '_')];
}

function place(root: Node, path: readonly string[], value: Member): void {
  if (path.length === 0) return;
  let node = root;
  for (const name of path.slice(0, -1)) {
    const known = name === '' ? undefined : node.members.get(name);
    const child = typeof known === 'object' && 'members' in known ? known : newNode();
    if (child !== known) setMember(node, name, child);
    node = child;
  }
  setMember(node, path.at(-1) ?? '', value);
}

function setMember(node: Node, name: string, value: Member): void {
  const key = name === '' ? String(node.next) : name;
  if (POSITION.test(key)) node.next = Math.max(node.next, Number(key) + 1);
  node.members.set(key, value);
}

function newNode(): Node {
  return { members: new Map(), next: 0 };
}

function toMap(node: Node): Record<string, unknown> {
  const map = emptyMap();
  for (const [name, member] of node.members) map[name] = toValue(member);
  return map;
}

function toValue(member: Member): unknown {
  if (typeof member === 'string') return member;
  if ('value' in member) return member.value;
  const isList = [...member.members.keys()].every((name, position) => name === String(position));
  return isList ? [...member.members.values()].map(toValue) : toMap(member);
}

/** Parameters by name. */
type Query = { readonly [name: string]: unknown };

/**
 * Returns a query, without the question mark, with one parameter set: in its place if it exists, else at the end. Lists
 * and maps are written in brackets, `true` as 1 and `false` as `no`.
 */
export function queryWith(
  params: Query,
  name: string,
  value: string | number,
  no: '' | '0',
): string {
  const pairs: string[] = [];
  for (const key of Object.keys(params))
    addPairs(pairs, key, key === name ? value : params[key], no);
  if (!Object.hasOwn(params, name)) addPairs(pairs, name, value, no);
  return pairs.join('&');
}

/**
 * Returns a query as it was sent with one parameter set at its end, and without the parameters in
 * `without`. Characters that a header or a link cannot hold are escaped.
 */
export function replaceInQuery(
  query: string,
  name: string,
  value: string,
  without: readonly string[],
): string {
  const kept = query.split('&').filter((pair) => pair !== '' && !without.includes(nameOf(pair)));
  return [...kept, `${name}=${encode(value)}`].join('&').replace(/[^!#-;=?-~]/g, encodeUnits);
}

function nameOf(pair: string): string {
  const [name = ''] = pair.split('=', 1);
  return decode(name);
}

/** Writes parameters as a form, which `parseForm` reads again. */
export function formText(params: Query): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    // A parser that does not read brackets, such as `querystring`, has made a list of a repeated name.
    const values: readonly unknown[] = name.includes('[') && Array.isArray(value) ? value : [value];
    for (const each of values) addPairs(pairs, encode(name), each, '0');
  }
  return pairs.join('&');
}

/** Adds the pairs `name=value` of a parameter; none for `null`. */
function addPairs(pairs: string[], name: string, value: unknown, no: string): void {
  if (value === null || value === undefined) return;
  if (typeof value === 'object') {
    for (const [key, member] of Object.entries(value))
      addPairs(pairs, `${name}%5B${encode(key)}%5D`, member, no);
    return;
  }
  const text = value === true ? '1' : value === false ? no : String(value);
  pairs.push(text === '' ? name : `${name}=${encode(text)}`);
}

// Encodes as HTML forms do: a space is a plus, and only letters, digits and `-_.` are kept.
function encode(text: string): string {
  if (/^[\w.-]*$/.test(text)) return text;
  const encoded = encodeUnits(text).replaceAll('%20', '+');
  return encoded.replace(/[!'()*~]/g, escaped);
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

function encodeUnits(text: string): string {
  return encodeURIComponent(withoutHalves(text));
}
