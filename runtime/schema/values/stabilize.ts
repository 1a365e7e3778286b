import { isNumeric } from './numeric.ts';
import { emptyMap, isMap } from './map.ts';

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
