/** A map of a parsed document. Its members are unknown until they are checked. */
export interface JsonMap {
  readonly [name: string]: unknown;
}

export function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the member `name` of a map if it is a map, else an empty one. */
export function mapIn(value: unknown, name: string): JsonMap {
  const member = memberOf(value, name);
  return isMap(member) ? member : {};
}

/** Returns the member `name` of a map if it is a list, else an empty one. */
export function listIn(value: unknown, name: string): readonly unknown[] {
  const member = memberOf(value, name);
  return Array.isArray(member) ? member : [];
}

/** Returns the strings of the list `name` of a map. */
export function textsIn(value: unknown, name: string): readonly string[] {
  return listIn(value, name).filter((each) => typeof each === 'string');
}

/** Returns the member `name` of a map if it is a string with text, without spaces around it; else `undefined`. */
export function textIn(value: unknown, name: string): string | undefined {
  const member = memberOf(value, name);
  const text = typeof member === 'string' ? member.trim() : '';
  return text === '' ? undefined : text;
}

/** Returns an own member of a map; `undefined` for other values. */
export function memberOf(value: unknown, name: string): unknown {
  return isMap(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Whether two values of JSON are equal, with the members of maps in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isMap(value)) return value;
  const names = Object.keys(value).sort();
  return names.map((name) => [name, sorted(value[name])]);
}
