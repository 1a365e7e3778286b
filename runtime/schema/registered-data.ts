import { isContainer, isMap } from './values/map.ts';

/** Deeper values count as endless: schemas and defaults are written by people. */
const DEEPEST = 100;

/** What was registered in a form that can be used, or why there is none. */
export type Checked<T> = { readonly value: T } | { readonly problem: string };

/** Reads what code registers at run time: an accessor that throws is a problem of the registration. */
export function readRegistered<T>(read: () => Checked<T>): Checked<T> {
  try {
    return read();
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { problem: `Reading it failed: ${reason}` };
  }
}

/**
 * A copy of lists and plain maps, so that nothing of them changes later; all other values are kept. Throws for values that
 * are nested endlessly.
 */
export function copyOf<T>(value: T): T {
  // The copy has the members of the value.
  return copied(value, 0) as T;
}

function copied(value: unknown, depth: number): unknown {
  if (!isContainer(value) || !(Array.isArray(value) || isPlain(value))) return value;
  if (depth > DEEPEST) throw new Error('it is nested too deeply');
  if (Array.isArray(value)) return value.map((member) => copied(member, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, copied(member, depth + 1)]),
  );
}

/** Whether an object is a map, and not an instance of a class. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Why a value cannot be shown as JSON, as a sentence about its first wrong part; `null` when it can. */
export function dataProblem(value: unknown, path: string): string | null {
  switch (typeof value) {
    case 'function':
    case 'bigint':
    case 'symbol':
      return `${path} is a ${typeof value}, where data is expected.`;
    case 'number':
      return Number.isFinite(value) ? null : `${path} is ${value}, which JSON cannot write.`;
    case 'object':
      return value === null ? null : problemInside(value, path);
    default:
      return null;
  }
}

function problemInside(value: object, path: string): string | null {
  const isList = Array.isArray(value);
  if (!isList && !(isMap(value) && isPlain(value)))
    return isWritable(value) ? null : `${path} cannot be written as JSON.`;
  for (const [name, member] of Object.entries(value)) {
    const found = dataProblem(member, isList ? `${path}[${name}]` : `${path}.${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Whether an instance of a class has a text in JSON; an invalid date has none. */
function isWritable(value: object): boolean {
  if (value instanceof Date) return !Number.isNaN(value.getTime());
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    // It refers to itself, or refuses to be written.
    return false;
  }
}
