import { isContainer } from './containers.ts';

/** Whether `value` is a boolean, or one of 0, 1, `true`, `false` (any case), `0`, `1`. */
export function isBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return true;
  if (typeof value === 'string') return /^(?:true|false|0|1)$/i.test(value);
  return value === 0 || value === 1;
}

/** `false` and `0` as text (any case) are false; so is all that is empty or zero. */
export function toBoolean(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value !== '0' && !/^false$/i.test(value);
  if (isContainer(value)) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** Whether a value says anything, as options and results do: `null`, `false`, 0, `''`, `'0'` and an empty list do not. */
export function saysAnything(value: unknown): boolean {
  return Boolean(value) && value !== '0' && !(Array.isArray(value) && value.length === 0);
}

// Blanks may stand around a number, also behind it. A point needs a digit on one side only.
const NUMERIC = /^[ \t\n\r\v\f]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[ \t\n\r\v\f]*$/;
const LEADING_NUMBER = /^[ \t\n\r\v\f]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/;

const LARGEST_INTEGER = 2 ** 63;

/** Whether `value` is a number or text that is one: `-01`, `.5`, `1e3`, ` 1 `, but not `0x1A`. */
export function isNumeric(value: unknown): value is number | string {
  if (typeof value !== 'string') return typeof value === 'number';
  return digitsOf(value) >= 0 || NUMERIC.test(value);
}

/** Whether `value` is numeric and has no fractional part; `1.0` and `1e3` have none. */
export function isInteger(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isInteger(value) || Math.abs(value) === Infinity;
  if (typeof value !== 'string') return false;
  if (digitsOf(value) >= 0) return true;
  if (!NUMERIC.test(value)) return false;
  const number = Number(value);
  return Math.round(number) === number;
}

/** The number that `value` begins with, 0 when there is none. Of a list or a map: whether it holds anything. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') {
    const digits = digitsOf(value);
    return digits >= 0 ? digits : Number(LEADING_NUMBER.exec(value)?.[1] ?? 0);
  }
  if (isContainer(value)) return Object.keys(value).length > 0 ? 1 : 0;
  return value === true ? 1 : 0;
}

/**
 * `toNumber` without the fraction, within 64 bits: text saturates, a number wraps around, infinity is 0. The
 * largest integer, which no number is exactly, stays what it is read as: 2 ** 63.
 */
export function toInteger(value: unknown): number {
  const number = toNumber(value);
  // Adding 0 makes 0 of -0, which no integer is.
  if (Math.abs(number) < LARGEST_INTEGER) return Math.trunc(number) + 0;
  if (!Number.isFinite(number)) return 0;
  if (typeof value === 'string') return Math.sign(number) * LARGEST_INTEGER;
  if (number === LARGEST_INTEGER) return number;
  return Number(BigInt.asIntN(64, BigInt(Math.trunc(number))));
}

// More digits could lose some.
const MOST_DIGITS = 15;
const ZERO = 0x30;

/**
 * The number that `text` is when it is digits alone, as nearly all numbers of requests are; else -1.
 * Every numeric argument is asked this twice, which makes the loop worth its lines.
 */
export function digitsOf(text: string): number {
  const { length } = text;
  if (length === 0 || length > MOST_DIGITS) return -1;
  let number = 0;
  for (let at = 0; at < length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO;
    if (digit < 0 || digit > 9) return -1;
    number = number * 10 + digit;
  }
  return number;
}
