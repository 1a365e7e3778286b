import { isMap, entriesOf } from './map.ts';
import type { Entries } from './map.ts';

/**
 * Structural equality (4.7): the order of names does not count, that of lists does. A list is equal to
 * the map of its positions, so an empty list and an empty map are equal.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isMap(a) || isMap(b)) return isEqualMap(entriesOf(a), entriesOf(b));
  return Array.isArray(a) && Array.isArray(b) && isEqualList(a, b);
}

function isEqualList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, position) => isEqual(item, b[position]));
}

function isEqualMap(a: Entries, b: Entries): boolean {
  const names = Object.keys(a);
  if (names.length !== Object.keys(b).length) return false;
  return names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]));
}
