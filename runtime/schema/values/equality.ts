import { entriesOf, isContainer, emptyMap, isMap } from './map.ts';
import { isNumeric } from './scalar.ts';

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

// Up to here comparing every pair is faster than making a set.
const FEW = 12;

/** Whether all items differ; maps are compared without regard to the order of their names (4.7). */
export function isUnique(items: readonly unknown[]): boolean {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: both ways come to the same.
  if (items.length <= FEW && !items.some(isContainer)) return everyPairDiffers(items);
  return new Set(items.map(canonicalText)).size === items.length;
}

function everyPairDiffers(items: readonly unknown[]): boolean {
  for (let at = 1; at < items.length; at += 1) {
    if (items.indexOf(items[at]) !== at) return false;
  }
  return true;
}

/** What is still to be written: a value, or signs that stand between values. */
type Piece = { readonly value: unknown } | string;

/** Text that is the same for values that are equal, and for no others (4.7). */
export function canonicalText(value: unknown): string {
  let text = '';
  // Pieces wait in a list and not in calls, so that any depth will do; the last is the next.
  const waiting: Piece[] = [{ value: stabilize(value) }];
  for (let piece = waiting.pop(); piece !== undefined; piece = waiting.pop()) {
    if (typeof piece === 'string') text += piece;
    else if (isContainer(piece.value)) queue(piece.value, waiting);
    else text += scalarText(piece.value);
  }
  return text;
}

/** The pieces of a container: a comma ends each member. A list is the same as the map of its positions. */
function queue(container: object, waiting: Piece[]): void {
  const members: [string, unknown][] = Object.entries(container);
  for (const [name, value] of members) waiting.push(',', { value }, `${JSON.stringify(name)}:`);
}

// JSON has no word for `Infinity`; written out it is not taken for null.
function scalarText(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** The same value with the names of every map in order: values that are equal become alike (4.7). */
export function stabilize(value: unknown): unknown {
  // Containers wait in a list and not in calls, so that any depth will do.
  const waiting: object[] = [];
  const stable = ordered(value, waiting);
  for (let container = waiting.pop(); container; container = waiting.pop()) {
    for (const name of Object.keys(container))
      Reflect.set(container, name, ordered(Reflect.get(container, name), waiting));
  }
  return stable;
}

/** A container as a copy in order, whose members are `waiting` to be so too; any other value as it is. */
function ordered(value: unknown, waiting: object[]): unknown {
  const copy = Array.isArray(value) ? [...value] : isMap(value) ? sorted(value) : null;
  if (copy === null) return value;
  waiting.push(copy);
  return copy;
}

function sorted(map: { readonly [name: string]: unknown }): object {
  const copy = emptyMap();
  for (const name of Object.keys(map).sort(compareNames)) copy[name] = map[name];
  return copy;
}

/** Names that are numbers are ordered as such, others by code point. */
function compareNames(a: string, b: string): number {
  if (isNumeric(a) && isNumeric(b)) return Number(a) - Number(b);
  return compareText(a, b);
}

// `<` compares UTF-16 units, which puts characters beyond the first plane before some within it.
function compareText(a: string, b: string): number {
  const [first, second] = [[...a], [...b]];
  for (const [at, character] of first.entries()) {
    const other = second[at];
    if (other === undefined) return 1;
    if (character !== other) return (character.codePointAt(0) ?? 0) - (other.codePointAt(0) ?? 0);
  }
  return first.length - second.length;
}
