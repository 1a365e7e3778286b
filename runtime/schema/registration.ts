import { isContainer, isMap, own } from './values/containers.ts';
import { isNumeric } from './values/scalar.ts';

/** Returns why a keyword cannot have a value; `null` if it can. */
type Check = (value: unknown, path: string) => string | null;

/**
 * Returns a sentence about the first invalid keyword of a schema; `null` if there is none. Unknown types, formats and
 * patterns are valid and reported when they are used.
 */
export function schemaProblem(value: unknown, path: string): string | null {
  // Some languages write an empty map as an empty list.
  if (Array.isArray(value) && value.length === 0) return null;
  if (!isMap(value)) return `${path} must be a schema.`;
  for (const keyword of Object.keys(value)) {
    const found = own(CHECKS, keyword)?.(value[keyword], `${path}.${keyword}`);
    if (found) return found;
  }
  return null;
}

const schemas: Check = (value, path) => {
  if (!isContainer(value)) return `${path} must be a map of schemas.`;
  return firstOf(Object.entries(value), ([name, one]) => schemaProblem(one, `${path}.${name}`));
};

const alternatives: Check = (value, path) => {
  if (!Array.isArray(value)) return `${path} must be a list of schemas.`;
  return firstOf(value.entries(), ([at, one]) => schemaProblem(one, `${path}[${at}]`));
};

const text = kind('a string', (value) => typeof value === 'string');
const list = kind('a list', Array.isArray);
const number = kind('a number', isNumeric);
const texts = kind(
  'a list of strings',
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
);
const type = kind(
  'a type or a list of types',
  (value) => value === null || typeof value === 'string' || texts(value, '') === null,
);

const NUMBERS =
  'minimum maximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties'.split(
    ' ',
  );

const CHECKS: { readonly [keyword: string]: Check } = {
  type,
  title: text,
  description: text,
  format: text,
  pattern: text,
  enum: list,
  enumNames: texts,
  enumDescriptions: texts,
  examples: list,
  context: texts,
  items: schemaProblem,
  prefixItems: alternatives,
  properties: schemas,
  patternProperties: schemas,
  additionalProperties: (value, path) =>
    typeof value === 'boolean' ? null : schemaProblem(value, path),
  anyOf: alternatives,
  oneOf: alternatives,
  ...Object.fromEntries(NUMBERS.map((keyword) => [keyword, number])),
};

/** Returns a check whose message names the expected kind of value. An undefined keyword is absent. */
function kind(name: string, accepts: (value: unknown) => boolean): Check {
  return (value, path) =>
    value === undefined || accepts(value) ? null : `${path} must be ${name}.`;
}

function firstOf<T>(values: Iterable<T>, problemOf: (value: T) => string | null): string | null {
  for (const value of values) {
    const found = problemOf(value);
    if (found !== null) return found;
  }
  return null;
}

/** Deeper values count as endless, because schemas and defaults are written by hand. */
const DEEPEST = 100;

/** A registered value, or the reason why it cannot be used. */
export type Checked<T> = { readonly value: T } | { readonly problem: string };

/** Calls `read`, and returns an error that an accessor throws as a problem. */
export function readRegistered<T>(read: () => Checked<T>): Checked<T> {
  try {
    return read();
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { problem: `Reading it failed: ${reason}` };
  }
}

/**
 * Returns a deep copy of lists and plain maps, which cannot be changed from outside. Throws for values that are nested
 * endlessly.
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

/** Returns a sentence about the first part of a value that JSON cannot represent; `null` if there is none. */
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
