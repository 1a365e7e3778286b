import { isContainer } from './containers.ts';

const DIGITS = 14;
const LARGEST = 2 ** 63;

/** Text of any value: `true` is `1`; `false` and `null` are empty; a list or a map becomes `Array`. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return textOfNumber(value);
  if (isContainer(value)) return 'Array';
  return value === true ? '1' : '';
}

/** Whole numbers are written out, others to 14 digits: `0.3`, `1.0E+21`, `1.5E-7`. */
function textOfNumber(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < LARGEST) return BigInt(value).toString();
  if (!Number.isFinite(value)) return String(value).toUpperCase().replace('INFINITY', 'INF');
  const rounded = Number(value.toPrecision(DIGITS));
  const size = Math.abs(rounded);
  if (size >= 1e-4 && size < 10 ** DIGITS) return String(rounded);
  return rounded
    .toExponential()
    .replace(/^(-?\d)e/, '$1.0e')
    .replace('e', 'E');
}

/** How many characters (code points) `text` has. */
export function characterCount(text: string): number {
  return [...text].length;
}

/**
 * Removes every three characters that match `triple`, also those that a removal joins: `%2121`. Matches cannot overlap, so
 * one pass that looks back finds all.
 */
export function withoutTriples(text: string, triple: RegExp): string {
  if (!triple.test(text)) return text;
  const rest: string[] = [];
  for (const character of text) {
    rest.push(character);
    if (triple.test(rest.slice(-3).join(''))) rest.length -= 3;
  }
  return rest.join('');
}

/** Takes away blanks, line breaks and NUL at both ends, and no other kinds of space. */
export function trimBlanks(text: string): string {
  return trimOf(text, ' \t\n\r\0\v');
}

/** Takes away any of `characters` at both ends. */
export function trimOf(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  if (end === 0) return '';
  let start = 0;
  while (characters.includes(text.charAt(start))) start += 1;
  return text.slice(start, end);
}
