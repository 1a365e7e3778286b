import { toText } from './text.ts';

/** A map of JSON. */
export interface Entries {
  [name: string]: unknown;
}

/** A list or a map of JSON. */
export type Container = readonly unknown[] | { readonly [name: string]: unknown };

/** Whether `value` is a list or a map. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Whether `value` is a list. Narrows to a readonly list, which `Array.isArray` does not. */
export function isList<T, Item>(value: T | readonly Item[]): value is readonly Item[] {
  return Array.isArray(value);
}

/** Whether `value` is a map and not a list. */
export function isMap(value: unknown): value is Entries {
  return isContainer(value) && !Array.isArray(value);
}

/** Whether a map has no members. */
export function isEmpty(map: object): boolean {
  for (const _name in map) return false;
  return true;
}

/** Whether `value` is accepted as an object: a map, or what clients send for an empty one (`""`, `[]`). */
export function isObject(value: unknown): boolean {
  return isMap(value) || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Returns the value as an object (4.7): a list stays a list, and any other value becomes an empty map. */
export function toObject(value: unknown): unknown {
  return Array.isArray(value) ? value : entriesOf(value);
}

/** Returns the members of a map, or of a list by position; an empty map for any other value. */
export function entriesOf(value: unknown): Entries {
  if (isMap(value)) return value;
  // Copied, because `length` is a member of a list too.
  return Array.isArray(value) ? Object.assign(emptyMap(), value) : emptyMap();
}

/** Returns the remaining members of `whole`: a list if it was one, unless positions are missing. */
export function keptOf(whole: unknown, kept: Entries): unknown {
  if (!Array.isArray(whole)) return kept;
  const names = Object.keys(kept);
  return names.every((name, position) => name === String(position)) ? Object.values(kept) : kept;
}

/** Returns a map without a prototype, so that `__proto__` is a name like any other. */
export function emptyMap(): Entries {
  return new EmptyMap() as Entries; // no member is known
}

// V8 keeps the members of `Object.create(null)` in a slow hash table. This prototype is empty and has none itself.
class EmptyMap {}
Object.setPrototypeOf(EmptyMap.prototype, null);
Reflect.deleteProperty(EmptyMap.prototype, 'constructor');
Object.freeze(EmptyMap.prototype);

/** Returns the own member of a map; `undefined` for an inherited one. */
export function own<T>(
  members: { readonly [name: string]: T } | undefined,
  name: string,
): T | undefined {
  return members !== undefined && Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Sets a member of a plain object, even if its name is `__proto__`. */
export function setMember(target: Entries, name: string, value: unknown): void {
  if (name !== '__proto__') target[name] = value;
  else
    Object.defineProperty(target, name, {
      ...{ value, writable: true, enumerable: true, configurable: true },
    });
}

/**
 * Whether `value` is accepted as an array: a list, a scalar, which is split, or a map whose names are positions. A form
 * sends a list with gaps as such a map (`include[0]=1&include[2]=3`).
 */
export function isArray(value: unknown): boolean {
  if (Array.isArray(value) || isScalar(value)) return true;
  return isMap(value) && Object.keys(value).every((name) => POSITION.test(name));
}

const POSITION = /^(?:0|-?[1-9]\d{0,17})$/;

/** Returns the value as a list: the parts of a scalar, or the values of a map. */
export function toArray(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (isScalar(value)) return splitList(toText(value));
  return isMap(value) ? Object.values(value) : [];
}

/** Splits text at commas and white space, without empty parts. */
export function splitList(text: string): string[] {
  // A loop, because splitting by an expression takes twice as long.
  const parts: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : COMMA;
    if (code !== COMMA && code !== BLANK && !(code >= TAB && code <= RETURN)) continue;
    if (at > start) parts.push(text.slice(start, at));
    start = at + 1;
  }
  return parts;
}

const [TAB, RETURN, BLANK, COMMA] = [0x09, 0x0d, 0x20, 0x2c] as const;

export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
