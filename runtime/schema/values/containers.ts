import { toText } from './text.ts';

/** A map of JSON. */
export interface Entries {
  [name: string]: unknown;
}

/** Whether `value` is a list or a map of JSON. */
export function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether `value` is a map of JSON and no list. */
export function isMap(value: unknown): value is Entries {
  return isContainer(value) && !Array.isArray(value);
}

/** Whether `value` is accepted as an object: a map, or what clients send for an empty one (`""`, `[]`). */
export function isObject(value: unknown): boolean {
  return isMap(value) || isEmptyObject(value);
}

/** The map that `value` stands for; empty when it is none. A list is taken as the map of its positions. */
export function entriesOf(value: unknown): Entries {
  if (isMap(value)) return value;
  // Copied, since a list has a member of its own that is no position: `length`.
  return Array.isArray(value) ? Object.assign(emptyMap(), value) : emptyMap();
}

/** `value` as an object (4.7): what is none becomes an empty map. A list that came this far stays one. */
export function toObject(value: unknown): unknown {
  return Array.isArray(value) ? value : entriesOf(value);
}

/** What was kept of `whole`. Of a list it is a list again, unless one before another is missing. */
export function keptOf(whole: unknown, kept: Entries): unknown {
  if (!Array.isArray(whole)) return kept;
  const names = Object.keys(kept);
  return names.every((name, position) => name === String(position)) ? Object.values(kept) : kept;
}

/** An empty map that takes any name: it inherits nothing, so `__proto__` is a name like any other. */
export function emptyMap(): Entries {
  // Nothing is known of what stands in it later.
  return new EmptyMap() as Entries;
}

// Engines keep the members of an object without any prototype in a table that is slow to make and to
// read. Here the prototype is an object that has none, and has no member either.
class EmptyMap {}
Object.setPrototypeOf(EmptyMap.prototype, null);
Reflect.deleteProperty(EmptyMap.prototype, 'constructor');
Object.freeze(EmptyMap.prototype);

/** The member of that name that `members` has itself; nothing is inherited. */
export function own<T>(
  members: { readonly [name: string]: T } | undefined,
  name: string,
): T | undefined {
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}

function isEmptyObject(value: unknown): boolean {
  return value === '' || (Array.isArray(value) && value.length === 0);
}

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
