/** Returns the items by key, in the order of the first item of each key, as `Map.groupBy` of newer versions of Node does. */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Returns the result that an earlier run stored for a kind and a key, or calls `make`. Results are JSON and depend on their key only. */
export type Memo = <T>(kind: string, key: string, make: () => Promise<T>) => Promise<T>;

export const noMemo: Memo = (_kind, _key, make) => make();

/** Returns an object with the same names and changed values. */
export function mapValues<T, U>(
  object: { readonly [name: string]: T },
  change: (value: T, name: string) => U,
): { [name: string]: U } {
  const entries = Object.entries(object);
  return Object.fromEntries(entries.map(([name, value]) => [name, change(value, name)]));
}

/** Returns an object without some of its members. */
export function without<T extends object, K extends keyof T & string>(
  object: T,
  names: readonly K[],
): Omit<T, K> {
  const others = Object.entries(object).filter(([name]) => !names.some((each) => each === name));
  return Object.fromEntries(others) as Omit<T, K>; // only these members are missing
}

/** Returns a function that calls `make` once for each object. */
export function memoized<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
