/**
 * Where in `data` something stands that JSON writes as `null` although it is not: NaN, an infinite number,
 * an invalid date, a function or symbol in a list. The path to the first; `null` when there is none.
 * `data` is known to hold no circle: it was written before.
 */
export function findUnwritable(data: unknown): string | null {
  return walk(data, 'data', false);
}

function walk(value: unknown, path: string, isInList: boolean): string | null {
  switch (typeof value) {
    case 'number':
      return Number.isFinite(value) ? null : path;
    case 'function':
    case 'symbol':
      // As a member of a map it is left out, which is no null.
      return isInList ? path : null;
    case 'object':
      return value === null ? null : walkInto(value, path);
    default:
      return null;
  }
}

function walkInto(value: object, path: string): string | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? path : null;
  // What says itself what is written is taken at its word.
  if ('toJSON' in value && typeof value.toJSON === 'function') return null;
  const isList = Array.isArray(value);
  for (const [name, member] of Object.entries(value)) {
    const found = walk(member, isList ? `${path}[${name}]` : `${path}.${name}`, isList);
    if (found !== null) return found;
  }
  return null;
}
