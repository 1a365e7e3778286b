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

/** An empty map that takes any name: without a prototype, `__proto__` is a name like any other. */
export function emptyMap(): Entries {
  // Object.create is typed as any; a fresh object without prototype is a map.
  return Object.create(null) as Entries;
}

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
