import { isPlainEmail } from '../formats/email.ts';
import { sanitizeTextField } from '../text/text-field.ts';
import { sanitizeTextareaField } from '../text/textarea-field.ts';
import { sanitizeUrl } from '../text/url.ts';
import { splitList } from '../values/list.ts';
import { emptyMap, isMap } from '../values/map.ts';
import { digitsOf } from '../values/numeric.ts';

/**
 * Reads a value of the usual form: what sanitizing makes of it, when its check would accept it.
 * `undefined` says nothing about the value but that it is to be checked and sanitized in full.
 */
export type Reader = (value: unknown) => unknown;

/** Reads a text. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Reads an e-mail address without `%`, which could stand for an octet. */
export function readEmail(value: unknown): string | undefined {
  return typeof value === 'string' && isPlainEmail(value) ? value : undefined;
}

/** Reads a text as a URL. */
export function readUrl(value: unknown): string | undefined {
  return typeof value === 'string' ? sanitizeUrl(value) : undefined;
}

/** Reads a text as one line. */
export function readTextField(value: unknown): string | undefined {
  return typeof value === 'string' ? sanitizeTextField(value) : undefined;
}

/** Reads a text of lines. */
export function readTextareaField(value: unknown): string | undefined {
  return typeof value === 'string' ? sanitizeTextareaField(value) : undefined;
}

/** Reads `true` and `false`, also as text, and 0 and 1 as text. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === '1') return true;
  return value === 'false' || value === '0' ? false : undefined;
}

/** Reads a whole number, or digits, within bounds that count as inside. */
export function readInteger(
  value: unknown,
  least = -Infinity,
  most = Infinity,
): number | undefined {
  const number = typeof value === 'string' ? readDigits(value) : value;
  return isWhole(number) && number >= least && number <= most ? number : undefined;
}

/** Reads a list of whole numbers, or digits between commas; an empty list is left to the check. */
export function readIntegers(value: unknown): readonly number[] | undefined {
  if (typeof value === 'string') return readNumerals(value);
  if (!isFilled(value)) return undefined;
  return isEach(value, isWhole) ? value : readWholes(value);
}

/** Reads a list of texts, or text between commas; an empty list is left to the check. */
export function readTexts(value: unknown): readonly string[] | undefined {
  if (typeof value !== 'string')
    return isFilled(value) && isEach(value, isText) ? value : undefined;
  const texts = splitList(value);
  return texts.length > 0 ? texts : undefined;
}

/** Reads what `readTexts` reads, when each text is one of `values`. */
export function readTextsOf(
  value: unknown,
  values: readonly string[],
): readonly string[] | undefined {
  const texts = readTexts(value);
  return texts?.every((text) => values.includes(text)) ? texts : undefined;
}

/** Makes the reader of one of some texts. */
export function readOneOf(values: readonly string[]): Reader {
  const known = new Set(values);
  return (value) => (typeof value === 'string' && known.has(value) ? value : undefined);
}

/** Makes the reader of texts of a form. */
export function readForm(tells: (text: string) => boolean): Reader {
  return (value) => (typeof value === 'string' && tells(value) ? value : undefined);
}

/** Makes the reader of null, and of what `reader` reads. */
export function readNullable(reader: Reader): Reader {
  return (value) => (value === null ? null : reader(value));
}

/** Makes the reader of a map that has no members but those that are read. */
export function readMap(readers: { readonly [name: string]: Reader }): Reader {
  const byName = new Map(Object.entries(readers));
  return (value) => {
    if (!isMap(value)) return undefined;
    const map = emptyMap();
    for (const name of Object.keys(value)) {
      const read = byName.get(name)?.(value[name]);
      if (read === undefined) return undefined;
      map[name] = read;
    }
    return map;
  };
}

/** Makes the reader of a list, or of a map that is not empty: an empty one could be either. */
export function readListOrMap(list: Reader, map: Reader): Reader {
  return (value) => list(value) ?? (isEmptyMap(value) ? undefined : map(value));
}

function isEmptyMap(value: unknown): boolean {
  return isMap(value) && Object.keys(value).length === 0;
}

function readDigits(text: string): number | undefined {
  const digits = digitsOf(text);
  return digits < 0 ? undefined : digits;
}

function isFilled(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && value.length > 0;
}

/** Whether a list is good as it is, as most are. */
function isEach<T>(
  list: readonly unknown[],
  is: (item: unknown) => item is T,
): list is readonly T[] {
  for (let at = 0; at < list.length; at += 1) if (!is(list[at])) return false;
  return true;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

// -0 is no integer; sanitizing makes 0 of it.
function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && !Object.is(value, -0);
}

function readWholes(list: readonly unknown[]): readonly number[] | undefined {
  const numbers: number[] = [];
  for (const item of list) {
    const number = readInteger(item);
    if (number === undefined) return undefined;
    numbers.push(number);
  }
  return numbers;
}

const COMMA = 0x2c;
const ZERO = 0x30;
// More digits could lose some.
const LARGEST = 1e14;

/** The numbers of `3,7,12`; `undefined` for text of any other form. */
function readNumerals(text: string): readonly number[] | undefined {
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
