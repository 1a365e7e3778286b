import { isMap } from './map.ts';
import { toText } from './text.ts';

/**
 * Whether `value` is accepted as an array: a list, or a scalar, which is then split. A map whose names
 * are all positions is a list too: so a form sends one that has gaps (`include[0]=1&include[2]=3`).
 */
export function isArray(value: unknown): boolean {
  if (Array.isArray(value) || isScalar(value)) return true;
  return isMap(value) && Object.keys(value).every(isPosition);
}

/** The list that `value` stands for: scalars are split, of a map the values are taken. */
export function toArray(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isScalar(value)) return splitList(toText(value));
  return isMap(value) ? Object.values(value) : [];
}

/** Splits text on commas and blanks; what is empty between them is left out. */
export function splitList(text: string): string[] {
  const items: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    // The end of the text ends an item, too.
    if (at < text.length && !isSeparator(text.charCodeAt(at))) continue;
    if (at > start) items.push(text.slice(start, at));
    start = at + 1;
  }
  return items;
}

/** A comma, a blank, or one of the five controls from tab to carriage return. */
function isSeparator(code: number): boolean {
  return code === 0x2c || code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isPosition(name: string): boolean {
  return /^(?:0|-?[1-9]\d{0,17})$/.test(name);
}
