import { emptyMap, isContainer, isMap } from './containers.ts';
import { isNumeric } from './scalar.ts';

/**
 * Structural equality (4.7). The order of names does not matter. A list is equal to the map of its positions, so an
 * empty list and an empty map are equal.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  return isContainer(a) && isContainer(b) && canonicalText(a) === canonicalText(b);
}

/** Whether no two items are equal (4.7). */
export function isUnique(items: readonly unknown[]): boolean {
  return new Set(items.map(canonicalText)).size === items.length;
}

/** Returns a text that is the same for equal values and differs for others. */
function canonicalText(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (!isContainer(value)) return String(value);
  const members = Object.entries(value).map(
    ([name, member]) => `${JSON.stringify(name)}:${canonicalText(member)}`,
  );
  return `{${members.sort().join()}}`;
}

/** Returns the value with the names of every map in order (4.7). */
export function stabilize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stabilize);
  if (!isMap(value)) return value;
  const stable = emptyMap();
  for (const name of Object.keys(value).sort(compareNames)) stable[name] = stabilize(value[name]);
  return stable;
}

/** Compares numeric names as numbers and others by code point. */
function compareNames(a: string, b: string): number {
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b);
  // `<` compares UTF-16 units, and a surrogate is less than some characters of the first plane.
  const [first, second] = [[...a], [...b]];
  const at = first.findIndex((character, index) => character !== second[index]);
  if (at === -1) return first.length - second.length;
  return (first[at]?.codePointAt(0) ?? 0) - (second[at]?.codePointAt(0) ?? -1);
}
