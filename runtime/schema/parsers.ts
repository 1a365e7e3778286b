import { isEmail } from './formats/email.ts';
import { isDate, isHexColor, isUuid } from './formats/formats.ts';
import { isIp } from './formats/ip.ts';
import { checkText, type TextLimits } from './keywords/string.ts';
import { sanitizeTextField, sanitizeTextareaField } from './text/text-field.ts';
import { sanitizeUrl } from './text/url.ts';
import { emptyMap, isEmpty, isMap, splitList } from './values/containers.ts';

/**
 * Returns the sanitized value if its schema accepts it. `undefined` leaves the value to the interpreter, which
 * may accept it as well.
 */
export type Parser = (value: unknown) => unknown;

/** Accepts any string. */
export function string(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Accepts a string that satisfies the given keywords, whatever `$` in its pattern means. */
export function limitedString(value: unknown, limits: TextLimits): string | undefined {
  return typeof value === 'string' && checkText(value, limits, '', true) === null
    ? value
    : undefined;
}

/** Accepts booleans, `"true"` and `"false"`, `"1"` and `"0"`. */
export function boolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}

/** Accepts an integer or a string of digits within inclusive bounds. */
export function integer(value: unknown, least = -Infinity, most = Infinity): number | undefined {
  const number = typeof value === 'string' ? digits(value) : value;
  return isWhole(number) && number >= least && number <= most ? number : undefined;
}

/** Accepts a filled list of integers, or digits separated by commas. */
export function integers(value: unknown): readonly number[] | undefined {
  const list = listOf(value);
  if (list === undefined || isEach(list, isWhole)) return list;
  const numbers: number[] = [];
  for (const item of list) {
    const number = integer(item);
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  return numbers;
}

/** Accepts a filled list of strings, or text separated by commas. */
export function strings(value: unknown): readonly string[] | undefined {
  const list = listOf(value);
  return list && isEach(list, (item) => typeof item === 'string') ? list : undefined;
}

/** Accepts a list of strings that are all among `values`. */
export function stringsOf(
  value: unknown,
  values: readonly unknown[],
): readonly string[] | undefined {
  const texts = strings(value);
  return texts?.every((text) => values.includes(text)) ? texts : undefined;
}

/** Accepts a string that is one of `values`. */
export function oneOf(value: unknown, values: readonly unknown[]): string | undefined {
  return typeof value === 'string' && values.includes(value) ? value : undefined;
}

export const dateTime = accepted((text) => isDate(text) && !text.endsWith('\n'));
export const hexColor = accepted(isHexColor);
export const ip = accepted(isIp);
export const uuid = accepted(isUuid);
// `%` could be part of an encoded octet, which sanitizing removes.
export const email = accepted((text) => isEmail(text) && !text.includes('%'));
export const url = sanitized(sanitizeUrl);
export const textField = sanitized(sanitizeTextField);
export const textareaField = sanitized(sanitizeTextareaField);

/** Returns a parser that accepts `null` in addition. */
export function nullable(parser: Parser): Parser {
  return (value) => (value === null ? null : parser(value));
}

/** Returns the parser of a map whose members are all among `members`. */
export function map(members: { readonly [name: string]: Parser }): Parser {
  const parsers = new Map(Object.entries(members));
  return (value) => {
    if (!isMap(value)) return undefined;
    const parsed = emptyMap();
    for (const name of Object.keys(value)) {
      const member = parsers.get(name)?.(value[name]);
      if (member === undefined) return undefined;
      parsed[name] = member;
    }
    return parsed;
  };
}

/** Returns the parser of a list or a map. An empty map could be either, so the interpreter handles it. */
export function listOrMap(list: Parser, map: Parser): Parser {
  return (value) => list(value) ?? (isMap(value) && isEmpty(value) ? undefined : map(value));
}

/** Returns a parser that keeps the strings that a format accepts. */
function accepted(accepts: (text: string) => boolean): (value: unknown) => string | undefined {
  return (value) => (typeof value === 'string' && accepts(value) ? value : undefined);
}

/** Returns a parser that sanitizes strings. */
function sanitized(sanitize: (text: string) => string): (value: unknown) => string | undefined {
  return (value) => (typeof value === 'string' ? sanitize(value) : undefined);
}

// More digits could lose precision.
const MOST_DIGITS = 15;

// A loop, because an expression takes twice as long.
function digits(text: string): number | undefined {
  if (text.length === 0 || text.length > MOST_DIGITS) return undefined;
  let number = 0;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 0x30;
    if (digit < 0 || digit > 9) return undefined;
    number = number * 10 + digit;
  }
  return number;
}

/** A list that is not empty, or the items of a text. */
function listOf(value: unknown): readonly unknown[] | undefined {
  const list: unknown = typeof value === 'string' ? splitList(value) : value;
  return Array.isArray(list) && list.length > 0 ? list : undefined;
}

// `every` skips the holes of a list.
function isEach<T>(
  list: readonly unknown[],
  is: (item: unknown) => item is T,
): list is readonly T[] {
  for (const item of list) if (!is(item)) return false;
  return true;
}

// -0 is left to the interpreter, which turns it into 0.
function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0);
}
