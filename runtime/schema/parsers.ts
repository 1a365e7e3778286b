import { isDateAlone } from './formats/date-time.ts';
import { isPlainEmail } from './formats/email.ts';
import { isHexColor, isUuid } from './formats/formats.ts';
import { isIp } from './formats/ip.ts';
import { checkText } from './keywords/string.ts';
import type { TextLimits } from './keywords/string.ts';
import { sanitizeTextField, sanitizeTextareaField } from './text/text-field.ts';
import { sanitizeUrl } from './text/url.ts';
import { splitList } from './values/list.ts';
import { emptyMap, isMap } from './values/map.ts';
import { digitsOf } from './values/scalar.ts';

/**
 * Returns the sanitized value if its schema accepts it. `undefined` leaves the value to the interpreter, which
 * may accept it as well.
 */
export type Parser = (value: unknown) => unknown;

export function string(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Accepts a string that satisfies the given keywords. */
export function limitedString(value: unknown, limits: TextLimits): string | undefined {
  return typeof value === 'string' && checkText(value, limits, '') === null ? value : undefined;
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
  if (typeof value === 'string') return numerals(value);
  if (!isFilled(value)) return undefined;
  return isEach(value, isWhole) ? value : wholes(value);
}

/** Accepts a filled list of strings, or text separated by commas. */
export function strings(value: unknown): readonly string[] | undefined {
  if (typeof value !== 'string')
    return isFilled(value) && isEach(value, (item) => typeof item === 'string') ? value : undefined;
  const texts = splitList(value);
  return texts.length > 0 ? texts : undefined;
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

export function dateTime(value: unknown): string | undefined {
  return typeof value === 'string' && isDateAlone(value) ? value : undefined;
}

export function hexColor(value: unknown): string | undefined {
  return typeof value === 'string' && isHexColor(value) ? value : undefined;
}

export function ip(value: unknown): string | undefined {
  return typeof value === 'string' && isIp(value) ? value : undefined;
}

export function uuid(value: unknown): string | undefined {
  return typeof value === 'string' && isUuid(value) ? value : undefined;
}

/** Accepts an e-mail address without `%`, which could be part of an encoded octet. */
export function email(value: unknown): string | undefined {
  return typeof value === 'string' && isPlainEmail(value) ? value : undefined;
}

export function url(value: unknown): string | undefined {
  return typeof value === 'string' ? sanitizeUrl(value) : undefined;
}

export function textField(value: unknown): string | undefined {
  return typeof value === 'string' ? sanitizeTextField(value) : undefined;
}

export function textareaField(value: unknown): string | undefined {
  return typeof value === 'string' ? sanitizeTextareaField(value) : undefined;
}

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
  return (value) => list(value) ?? (isEmptyMap(value) ? undefined : map(value));
}

function isEmptyMap(value: unknown): boolean {
  return isMap(value) && Object.keys(value).length === 0;
}

function digits(text: string): number | undefined {
  const number = digitsOf(text);
  return number < 0 ? undefined : number;
}

function isFilled(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** Whether every item of a list passes `is`. */
function isEach<T>(
  list: readonly unknown[],
  is: (item: unknown) => item is T,
): list is readonly T[] {
  for (let at = 0; at < list.length; at += 1) if (!is(list[at])) return false;
  return true;
}

// -0 is left to the interpreter, which turns it into 0.
function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0);
}

function wholes(list: readonly unknown[]): readonly number[] | undefined {
  const numbers: number[] = [];
  for (const item of list) {
    const number = integer(item);
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  return numbers;
}

const COMMA = 0x2c;
const ZERO = 0x30;
// Larger numbers could lose digits.
const LARGEST = 1e14;

/** Parses `3,7,12`. */
function numerals(text: string): readonly number[] | undefined {
  const numbers: number[] = [];
  let number = -1;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const digit = code - ZERO;
    if (digit >= 0 && digit <= 9 && number < LARGEST) {
      number = number < 0 ? digit : number * 10 + digit;
    } else if (code === COMMA && number >= 0) {
      numbers.push(number);
      number = -1;
    } else return undefined;
  }
  if (number < 0) return undefined;
  numbers.push(number);
  return numbers;
}
