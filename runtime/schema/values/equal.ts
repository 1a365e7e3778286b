import { entriesOf, isContainer } from './map.ts';

/**
 * Structural equality (4.7): the order of names does not count, that of lists does. A list is equal to
 * the map of its positions, so an empty list and an empty map are equal.
 */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b)) return false;
  // Pairs wait in a list and not in calls, so that any depth will do.
  const pairs: [object, object][] = [[a, b]];
  for (let pair = pairs.pop(); pair; pair = pairs.pop()) {
    if (!areAlike(pair[0], pair[1], pairs)) return false;
  }
  return true;
}

/** Whether two containers have equal members; containers among these are added to `pairs`. */
function areAlike(a: object, b: object, pairs: [object, object][]): boolean {
  const [first, second] = [entriesOf(a), entriesOf(b)];
  const names = Object.keys(first);
  if (names.length !== Object.keys(second).length) return false;
  return names.every((name) => {
    if (!Object.hasOwn(second, name)) return false;
    const [one, other]: unknown[] = [first[name], second[name]];
    if (one === other) return true;
    if (!isContainer(one) || !isContainer(other)) return false;
    pairs.push([one, other]);
    return true;
  });
}
