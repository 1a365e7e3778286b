/** A JSON array or object. */
export type Container = readonly unknown[] | { readonly [key: string]: unknown };

export type Entries = { [key: string]: unknown };

/** Whether `value` is a list or a map, which filters descend into. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Whether `value` is a list. Narrows to a read-only array, which `Array.isArray` does not. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Whether `value` is a map and not a list. */
export function isMap(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the own member `name` of `container`; inherited members are ignored. */
export function ownMember<T>(
  members: { readonly [name: string]: T } | undefined,
  name: string,
): T | undefined {
  if (members === undefined || !Object.hasOwn(members, name)) return undefined;
  return members[name];
}

/** Sets a member, even if its name is `__proto__`. */
export function setMember(target: Entries, name: string, value: unknown): void {
  if (name === '__proto__') {
    Object.defineProperty(target, name, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  } else {
    target[name] = value;
  }
}

/**
 * Converts the remaining items of a list, by position. The result is a list if no position is missing;
 * otherwise it is a map with the positions as names.
 */
export function listOfKept(kept: ReadonlyMap<number, unknown>): readonly unknown[] | Entries {
  let next = 0;
  for (const position of kept.keys()) {
    if (position !== next) return Object.fromEntries(kept);
    next += 1;
  }
  return [...kept.values()];
}
