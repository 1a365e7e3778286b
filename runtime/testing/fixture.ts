import type { Schema, TypeName } from '../schema/types.ts';
import { withNoticesNow } from '../errors/notices.ts';
import {
  formatSamples,
  isMissing,
  textsMatching,
  validateValue,
  vouchForPatterns,
} from '../schema/index.ts';
import { isList } from '../schema/values/containers.ts';
import { itemRule } from '../schema/keywords/array.ts';
import { allowedValues } from '../schema/keywords/enum.ts';
import { isReference } from '../schema/named-types.ts';
import { wrongValues } from '../shape/wrong-values.ts';

/**
 * Returns a value that a schema accepts, with every property, and the same one each time. Throws if no value is found,
 * for example for contradictory keywords or a pattern with look-around: give such a property an `enum` or a `default`.
 */
export function fixtureOf(schema: Schema, name = 'text'): unknown {
  vouchForPatterns(schema);
  const value = plainValue(schema, name);
  if (value === undefined)
    throw new Error(`fixtureOf: no valid value found for the schema of ${culprit(schema, name)}`);
  return value;
}

/** Returns the name of the innermost property without a valid value. */
function culprit({ properties = {} }: Schema, name: string): string {
  const found = Object.entries(properties).find(
    ([key, property]) => plainValue(property, key) === undefined,
  );
  return found ? culprit(found[1], found[0]) : name;
}

/** Returns a value that a schema accepts, with all members if there is one; `undefined` if none is found. */
export function plainValue(schema: Schema, name: string): unknown {
  let partial: unknown;
  for (const value of candidates(schema, name)) {
    if (!isRight(value, schema)) continue;
    if (isWhole(value, schema)) return value;
    partial ??= value;
  }
  return partial;
}

/** Whether a value has all members that it has in responses. */
export function isWhole(value: unknown, schema: Schema): boolean {
  const item: Schema = { type: 'object', properties: { value: schema } };
  for (const { isMissing } of wrongValues({ value }, item, '', '', EVERYTHING))
    if (isMissing) return false;
  return true;
}

const EVERYTHING = { context: 'view', rule: undefined, wants: () => true };

function* candidates(schema: Schema, name: string): Iterable<unknown> {
  yield* schema.examples ?? [];
  if (isReference(schema)) return void (yield* schema.nullable ? [null] : []);
  // An empty default is not a good example.
  if (!isEmpty(schema.default)) yield schema.default;
  yield* allowedValues(schema) ?? [];
  for (const alternative of schema.anyOf ?? schema.oneOf ?? []) {
    const { type, ...others } = schema;
    const { anyOf: _any, oneOf: _one, ...around } = others;
    yield* candidates({ ...around, ...(type !== undefined && { type }), ...alternative }, name);
  }
  for (const type of typesOf(schema)) yield* ofType[type](schema, name);
}

const ofType: { readonly [T in TypeName]: (schema: Schema, name: string) => Iterable<unknown> } = {
  null: () => [null],
  boolean: () => [true, false],
  integer: numbers,
  number: numbers,
  string: texts,
  array: lists,
  object: objects,
};

function* objects(schema: Schema): Iterable<object> {
  const { properties = {}, minProperties = 0, maxProperties = Infinity } = schema;
  const members = Object.entries(properties).map(
    ([key, property]) => [key, plainValue(property, key)] as const,
  );
  // A type inside itself is left out.
  const isMissing = ([key, value]: (typeof members)[number]): boolean =>
    value === undefined && !isReference(properties[key] ?? {});
  if (members.some(isMissing)) return;
  const known = members.filter(([, value]) => value !== undefined).slice(0, maxProperties);
  yield Object.fromEntries(known);
  const others = [...othersOf(schema, minProperties - known.length)];
  if (others.length > 0) yield Object.fromEntries([...known, ...others]);
  yield {};
}

/** Returns additional members: with names that match a pattern, then with any names. */
function* othersOf(schema: Schema, count: number): Iterable<readonly [string, unknown]> {
  const { properties = {}, patternProperties = {}, additionalProperties = {} } = schema;
  let left = count;
  for (const [pattern, property] of Object.entries(patternProperties)) {
    for (const name of textsMatching(pattern)) {
      if (left <= 0) return;
      if (Object.hasOwn(properties, name)) continue;
      yield [name, plainValue(property, 'text')];
      left -= 1;
    }
  }
  if (additionalProperties === false) return;
  const other = additionalProperties === true ? {} : additionalProperties;
  for (let number = 1; number <= left; number += 1)
    yield [`key${number}`, plainValue(other, 'text')];
}

function* numbers({ minimum, maximum, multipleOf = 1 }: Schema): Iterable<number> {
  yield* [1, 0, multipleOf, -multipleOf];
  for (const bound of [minimum, maximum]) {
    if (bound === undefined) continue;
    const step = Math.ceil(bound / multipleOf) * multipleOf;
    yield* [bound, step, step + multipleOf, step - multipleOf];
  }
  if (minimum !== undefined && maximum !== undefined) yield (minimum + maximum) / 2;
  const first = Math.ceil((minimum ?? 0) / multipleOf);
  for (let step = 2; step < MANY; step += 1) yield (first + step) * multipleOf;
}

/** The most generated numbers and texts, for unique items and rare values. */
const MANY = 100;

function* texts(schema: Schema, name: string): Iterable<string> {
  const { minLength = 0, maxLength, format, pattern } = schema;
  if (format !== undefined) yield* [formatSamples[format] ?? name];
  // One of these words is valid for many patterns.
  for (const text of [name, ...WORDS]) yield text.padEnd(minLength, 'a').slice(0, maxLength);
  if (pattern !== undefined) yield* textsMatching(pattern, minLength);
  for (let number = 2; number < MANY; number += 1) yield `${name}${number}`.slice(0, maxLength);
}

const WORDS = [
  ...['a', '1', '', '2024-01-15T12:00:00', 'https://example.org/', 'ada@example.org', '192.0.2.1'],
  ...['#a1b2c3', '7d444840-9dc0-11d1-b245-5ffdce74fad2', '2024-01-15', 'a/b', 'a-b', 'a:b', '/a'],
  ...['a@b.co', 'a.b', 'en_GB', '1.0.0', '100px', 'image/png', '0123456789abcdef0123456789abcdef'],
];

function* lists(schema: Schema, name: string): Iterable<unknown> {
  const { prefixItems, items = {}, minItems = 1 } = schema;
  if (prefixItems) {
    const length = Math.max(prefixItems.length, minItems);
    yield Array.from({ length }, (_, at) => plainValue(itemRule(at, schema) ?? {}, name));
    return;
  }
  const first = plainValue(items, name);
  if (first !== undefined) yield Array.from({ length: minItems }, () => first);
  yield different(candidates(items, name), items, minItems);
  yield [];
}

function different(values: Iterable<unknown>, schema: Schema, count: number): readonly unknown[] {
  const found = new Map<string, unknown>();
  for (const value of values) {
    if (found.size === count) break;
    if (isRight(value, schema)) found.set(JSON.stringify(value), value);
  }
  return [...found.values()];
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

/** The types to try, with null last. */
function typesOf({ type, properties }: Schema): readonly TypeName[] {
  if (type === undefined) return properties ? ['object'] : ['string'];
  if (!isList(type)) return [type];
  return [...type.filter((one) => one !== 'null'), 'null'];
}

/** Whether a response may contain a value: it is valid, and sanitizing does not change it. */
export function isRight(value: unknown, schema: Schema): boolean {
  // Without a type any value is valid, and the kernel would report the schema.
  if (isMissing(schema.type) && !schema.anyOf && !schema.oneOf) return true;
  return withNoticesNow(
    () => undefined,
    () => {
      for (const _ of wrongValues(value, schema)) return false;
      return validateValue(value, schema, 'value') === null;
    },
  );
}
