import { isContainer } from './containers.ts';

/** Whether `value` is a boolean, 0, 1, or one of the texts `true`, `false` (any case), `0`, `1`. */
export function isBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return true;
  if (typeof value === 'string') return /^(?:true|false|0|1)$/i.test(value);
  return value === 0 || value === 1;
}

/** Converts a value to a boolean. `false` (any case) and `0` as text are false, and so are empty values and zero. */
export function toBoolean(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value !== '0' && !/^false$/i.test(value);
  if (isContainer(value)) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** Whether a value counts as set: anything but `null`, `false`, 0, `''`, `'0'` and an empty list. */
export function isSet(value: unknown): boolean {
  return Boolean(value) && value !== '0' && !(Array.isArray(value) && value.length === 0);
}

// Blanks may stand around a number, also behind it. A point needs a digit on one side only.
const NUMERIC = /^[ \t\n\r\v\f]*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?[ \t\n\r\v\f]*$/;
const LEADING_NUMBER = /^[ \t\n\r\v\f]*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)/;

const LARGEST_INTEGER = 2 ** 63;

/** Whether `value` is a number, or text with a number: `-01`, `.5`, `1e3`, ` 1 `, but not `0x1A`. */
export function isNumeric(value: unknown): value is number | string {
  return typeof value === 'string' ? NUMERIC.test(value) : typeof value === 'number';
}

/** Whether `value` is numeric without a fraction, like `1.0` and `1e3`. */
export function isInteger(value: unknown): value is number | string {
  if (typeof value === 'number') return Number.isInteger(value) || Math.abs(value) === Infinity;
  if (typeof value !== 'string' || !NUMERIC.test(value)) return false;
  const number = Number(value);
  return Math.round(number) === number;
}

/** Returns the number at the start of a text, or 0. A list or a map is 1, or 0 if it is empty. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number' || typeof value === 'bigint') return Number(value);
  if (typeof value === 'string') return Number(LEADING_NUMBER.exec(value)?.[1] ?? 0);
  if (isContainer(value)) return Object.keys(value).length > 0 ? 1 : 0;
  return value === true ? 1 : 0;
}

/**
 * `toNumber` without the fraction, within 64 bits: text saturates, a number wraps around, infinity is 0. 2 ** 63, to
 * which the largest integer is rounded, is kept.
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
