import { isContainer, isMap, own } from './values/containers.ts';
import { isNumeric } from './values/scalar.ts';

/** A definition that cannot be used; the message is a sentence about the reason. */
class InvalidDefinition extends Error {}

/** Throws an `InvalidDefinition` with the message `problem` unless the condition is true. */
export function ensure(condition: boolean, problem: string): asserts condition {
  if (!condition) throw new InvalidDefinition(problem);
}

/** A registered value, or the reason why it cannot be used. */
export type Checked<T> = { readonly value: T } | { readonly problem: string };

/** Returns what `read` returns, or the reason why it throws: an invalid definition, or an error of an accessor. */
export function checked<T>(read: () => T): Checked<T> {
  try {
    return { value: read() };
  } catch (thrown) {
    if (thrown instanceof InvalidDefinition) return { problem: thrown.message };
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { problem: `Reading it failed: ${reason}` };
  }
}

/**
 * Throws an `InvalidDefinition` about the first invalid keyword of a schema, or about a value that JSON cannot represent.
 * Unknown types, formats and patterns are valid and reported when they are used.
 */
export function assertSchema(value: unknown, path: string): void {
  assertKeywords(value, path);
  assertData(value, path);
}

function assertKeywords(value: unknown, path: string): void {
  // Some languages write an empty map as an empty list.
  if (Array.isArray(value) && value.length === 0) return;
  ensure(isMap(value), `${path} must be a schema.`);
  for (const keyword of Object.keys(value))
    own(KEYWORDS, keyword)?.(value[keyword], `${path}.${keyword}`);
}

/** Throws an `InvalidDefinition` unless a keyword can have a value. */
type Check = (value: unknown, path: string) => void;

const schemas: Check = (value, path) => {
  ensure(isContainer(value), `${path} must be a map of schemas.`);
  for (const [name, one] of Object.entries(value)) assertKeywords(one, `${path}.${name}`);
};

const alternatives: Check = (value, path) => {
  ensure(Array.isArray(value), `${path} must be a list of schemas.`);
  for (const [at, one] of value.entries()) assertKeywords(one, `${path}[${at}]`);
};

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

const text = kind('a string', (value) => typeof value === 'string');
const list = kind('a list', Array.isArray);
const number = kind('a number', isNumeric);
const texts = kind('a list of strings', isTexts);
const type = kind(
  'a type or a list of types',
  (value) => value === null || typeof value === 'string' || isTexts(value),
);

const NUMBERS =
  'minimum maximum multipleOf minLength maxLength minItems maxItems minProperties maxProperties'.split(
    ' ',
  );

const KEYWORDS: { readonly [keyword: string]: Check } = {
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
  items: assertKeywords,
  prefixItems: alternatives,
  properties: schemas,
  patternProperties: schemas,
  additionalProperties: (value, path) =>
    typeof value === 'boolean' ? undefined : assertKeywords(value, path),
  anyOf: alternatives,
  oneOf: alternatives,
  ...Object.fromEntries(NUMBERS.map((keyword) => [keyword, number])),
};

/** Returns a check whose message names the expected kind of value. An undefined keyword is absent. */
function kind(name: string, accepts: (value: unknown) => boolean): Check {
  return (value, path) => ensure(value === undefined || accepts(value), `${path} must be ${name}.`);
}

/** Deeper values count as endless, because schemas and defaults are written by hand. */
const DEEPEST = 100;

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

/** Throws an `InvalidDefinition` about the first part of a value that JSON cannot represent. */
export function assertData(value: unknown, path: string): void {
  switch (typeof value) {
    case 'function':
    case 'bigint':
    case 'symbol':
      return ensure(false, `${path} is a ${typeof value}, where data is expected.`);
    case 'number':
      return ensure(Number.isFinite(value), `${path} is ${value}, which JSON cannot write.`);
    case 'object':
      if (value !== null) assertMembers(value, path);
  }
}

function assertMembers(value: object, path: string): void {
  const isList = Array.isArray(value);
  if (!isList && !(isMap(value) && isPlain(value)))
    return ensure(isWritable(value), `${path} cannot be written as JSON.`);
  for (const [name, member] of Object.entries(value))
    assertData(member, isList ? `${path}[${name}]` : `${path}.${name}`);
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
