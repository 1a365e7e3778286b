import { Recent } from '../shape/recent.ts';
import { decode } from './query-string.ts';

/** Parameters by name. */
type Query = { readonly [name: string]: unknown };

/**
 * Makes queries, without the question mark, that differ by the value of one parameter: it stands in its
 * place when it is there already, else at the end. The others are written once: lists and maps in
 * brackets, `true` as 1 and `false` as `no`.
 */
export function queriesBy(
  params: Query,
  name: string,
  no: '' | '0',
): (value: string | number) => string {
  let [before, after, isBehind] = ['', '', false];
  for (const key of Object.keys(params)) {
    if (key === name) isBehind = true;
    else if (isBehind) after = joined(after, textOfParam(key, params[key], no));
    else before = joined(before, textOfParam(key, params[key], no));
  }
  return (value) => joined(joined(before, textOfParam(name, value, no)), after);
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

function joined(query: string, pairs: string): string {
  if (pairs === '') return query;
  return query === '' ? pairs : `${query}&${pairs}`;
}

function textOfParam(name: string, value: unknown, no: string): string {
  return typeof value === 'object' ? pairsOf(name, value, no).join('&') : pairOf(name, value, no);
}

function pairsOf(name: string, value: unknown, no: string): readonly string[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([key, member]) =>
      pairsOf(`${name}%5B${encode(key)}%5D`, member, no),
    );
  }
  return [pairOf(name, value, no)];
}

function pairOf(name: string, value: unknown, no: string): string {
  if (value === undefined) return '';
  const text = textOf(value, no);
  return text === '' ? name : `${name}=${encode(text)}`;
}

function textOf(value: unknown, no: string): string {
  if (value === true) return '1';
  return value === false ? no : String(value);
}

// As forms of the service are encoded: a blank is a plus, and no sign but `-_.` stays as it is.
function encode(text: string): string {
  return AS_IT_IS.test(text) ? text : recent.of(text);
}

// Clients page through what they ask for by the same texts.
const recent = new Recent((text) =>
  encodeUnits(text)
    .replaceAll('%20', '+')
    .replace(/[!'()*~]/g, escaped),
);

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}

function encodeUnits(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // Half of a pair is no character.
    return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
  }
}

const AS_IT_IS = /^[\w.-]*$/;
