/** A list or a map, as JSON has them. */
export type Container = readonly unknown[] | { readonly [key: string]: unknown };

export type Entries = { [key: string]: unknown };

/** Whether `value` holds other values: what the filters go into. */
export function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/** Whether `value` is a list. Also narrows lists that are only read, which `Array.isArray` does not. */
export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Whether `value` is a map and not a list. */
export function isMap(value: unknown): value is Entries {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The member of that name that `container` has itself; nothing is inherited. */
export function ownMember<T>(
  members: { readonly [name: string]: T } | undefined,
  name: string,
): T | undefined {
  if (members === undefined || !Object.hasOwn(members, name)) return undefined;
  return members[name];
}

/** Sets a member; one that is named `__proto__` is an ordinary member too. */
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
 * What is left of a list by position. While nothing is missing in between it is still a list;
 * otherwise the positions are kept, as the names of a map.
 */
export function listOfKept(kept: ReadonlyMap<number, unknown>): readonly unknown[] | Entries {
  let next = 0;
  for (const position of kept.keys()) {
    if (position !== next) return Object.fromEntries(kept);
    next += 1;
  }
  return [...kept.values()];
}
