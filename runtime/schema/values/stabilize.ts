import { isNumeric } from './numeric.ts';
import { emptyMap, isMap } from './map.ts';

/** The same value with the names of every map in order: values that are equal become alike (4.7). */
export function stabilize(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stabilize);
  if (!isMap(value)) return value;
  const sorted = emptyMap();
  for (const name of Object.keys(value).sort(compareNames)) sorted[name] = stabilize(value[name]);
  return sorted;
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
