import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { formatSamples, validateValue } from '../../runtime/schema/index.ts';
import { itemRule } from '../../runtime/schema/keywords/array.ts';
import { branchesOf } from './branches.ts';
import { merged } from './merge.ts';

/**
 * Returns distinct values of which a schema accepts most, including strings that look like other types. They show which values a request
 * changes.
 */
export function probesOf(schema: Schema): readonly unknown[] {
  const ways = branchesOf(schema)?.map(merged) ?? [];
  const found = ways.flatMap((way) => way.enum ?? firstOf(valuesFor(way, {}), 100));
  return [...new Map(found.map((value) => [JSON.stringify(value), value])).values()];
}

function firstOf<T>(values: Iterable<T>, most: number, isWanted = (_: T) => true): readonly T[] {
  const first: T[] = [];
  for (const value of values) if (isWanted(value) && first.push(value) === most) break;
  return first;
}

export function isAccepted(value: unknown, schema: Schema): boolean {
  const { type, anyOf, oneOf } = schema;
  // Such a schema accepts every value.
  if (type === undefined && !anyOf && !oneOf) return true;
  return validateValue(value, schema, 'value') === null;
}

/** Returns values at the limits of `schema`, and at those limits of `other` that are within it. */
export function* valuesFor(schema: Schema, other: Schema, depth = 0): Iterable<unknown> {
  if (depth > 4) return;
  const { enum: values = [], anyOf, oneOf } = schema;
  yield* values;
  // A schema without a type accepts all of them.
  const types = schema.type ?? (anyOf || oneOf ? [] : all);
  for (const type of [types].flat()) yield* valuesOf(type, schema, other, depth);
  for (const one of [...(anyOf ?? []), ...(oneOf ?? [])]) yield* valuesFor(one, other, depth + 1);
}

const all = ['string', 'integer', 'number', 'boolean', 'null', 'array', 'object'] as const;

function* valuesOf(type: TypeName, a: Schema, b: Schema, depth: number): Iterable<unknown> {
  switch (type) {
    case 'null':
      return yield null;
    case 'boolean':
      return yield* [true, false];
    case 'integer':
      return yield* numbers(a, b, 1);
    case 'number':
      return yield* [...numbers(a, b, 1), ...numbers(a, b, 0.5)];
    case 'string':
      return yield* texts(a, b);
    case 'array':
      return yield* lists(a, b, depth);
    case 'object':
      return yield* objects(a, b, depth);
  }
}

function* numbers(a: Schema, b: Schema, step: number): Iterable<number> {
  const edges = [a.minimum, a.maximum, b.minimum, b.maximum].filter((edge) => edge !== undefined);
  yield* [1, 0, -1, step, 1_000_003].flatMap((value) => [value, value * (a.multipleOf ?? 1)]);
  for (const edge of edges) yield* [edge, edge - step, edge + step];
}

function* texts(a: Schema, b: Schema): Iterable<string> {
  yield* [a, b].flatMap(({ format }) => formatSamples[format ?? ''] ?? []);
  yield* ['a', '1', 'true', '', 'A', 'a,b', '1.5', 'null', 'some text', 'a-b', 'a_b', 'a b', 'é'];
  yield '2024-05-06';
  const lengths = sizesNear([a.minLength, a.maxLength, b.minLength, b.maxLength], 10_000);
  yield* lengths.map((length) => 'a'.repeat(length));
}

function sizesNear(limits: readonly (number | undefined)[], most: number): number[] {
  const near = limits.filter((limit): limit is number => limit !== undefined && limit < most);
  return near.flatMap((limit) => [Math.max(0, limit - 1), limit, limit + 1]);
}

/** Returns tuples in which one item has another value, is missing or is added. */
function* tuples(a: Schema, b: Schema, depth: number): Iterable<readonly unknown[]> {
  const { prefixItems = [], items } = a;
  const rules = items ? [...prefixItems, items] : prefixItems;
  const values = rules.map((rule, at) => [...valuesFor(rule, itemRule(at, b) ?? {}, depth + 1)]);
  const usual = values.map((all, at) => all.find((value) => isAccepted(value, rules[at] ?? {})));
  yield* [usual, usual.slice(0, -1), [...usual, 'a'], [], usual.slice(0, prefixItems.length)];
  for (const [at, all] of values.entries()) for (const value of all) yield usual.with(at, value);
}

function* lists(a: Schema, b: Schema, depth: number): Iterable<readonly unknown[]> {
  if (a.prefixItems) return yield* tuples(a, b, depth);
  yield [];
  const items: unknown[] = [];
  for (const item of valuesFor(a.items ?? {}, b.items ?? {}, depth + 1)) {
    items.push(item);
    yield [item];
  }
  const [first = 'a'] = items;
  yield [first, first];
  const lengths = sizesNear([a.minItems, a.maxItems, b.minItems, b.maxItems], 1000);
  if (lengths.length === 0) return;
  // Lists of unique items need as many different valid items as possible.
  const valid = items.filter((item) => !a.items || isAccepted(item, a.items));
  const distinct = [...new Map(valid.map((item) => [JSON.stringify(item), item])).values()];
  for (const length of lengths) {
    yield Array.from({ length }, (_, at) => distinct[at] ?? another(distinct[0], at));
    yield Array.from({ length }, () => first);
  }
}

/** Returns an item with the type of `like` that differs from all others. */
function another(like: unknown, at: number): unknown {
  return typeof like === 'number' ? 1_000_100 + at : `a${at}`;
}

type JsonObject = { readonly [name: string]: unknown };

function* objects(a: Schema, b: Schema, depth: number): Iterable<JsonObject> {
  const good = (schema: Schema): unknown =>
    firstOf(valuesFor(schema, {}, depth + 1), 1, (value) => isAccepted(value, schema))[0];
  const properties = Object.entries(a.properties ?? {});
  const members = properties
    .map(([name, schema]) => [name, good(schema)] as const)
    .filter(([, value]) => value !== undefined);
  const usual: JsonObject = Object.fromEntries(members);
  const smaller = properties.map(([left]): JsonObject =>
    Object.fromEntries(members.filter(([name]) => name !== left)),
  );
  // Alternatives may refuse all properties together.
  const base = [usual, ...smaller].find((object) => isAccepted(object, a)) ?? usual;
  yield* [usual, {}, ...smaller];
  for (const other of ['a', 1, true, null]) yield { ...base, other };
  for (const [name, schema] of properties)
    for (const value of valuesFor(schema, b.properties?.[name] ?? {}, depth + 1))
      yield { ...base, [name]: value };
  yield* withAdditional(a, b, base, good);
}

/** Names of members that are not declared as properties. */
export const PROPERTY_NAMES: readonly string[] =
  'other a A EUR de de_DE some-name data-x x-y _a 1'.split(' ');

/** Returns objects with additional members, of each kind and up to the allowed number. */
function* withAdditional(
  a: Schema,
  b: Schema,
  usual: JsonObject,
  good: (schema: Schema) => unknown,
): Iterable<JsonObject> {
  const kinds = [a, b].flatMap(({ patternProperties = {}, additionalProperties: others }) => [
    ...Object.values(patternProperties),
    ...(typeof others === 'object' ? [others] : []),
  ]);
  const values = [...new Set([...kinds.map(good), 'a'])].filter((value) => value !== undefined);
  for (const name of PROPERTY_NAMES) for (const value of values) yield { ...usual, [name]: value };

  const limits = [a.minProperties, a.maxProperties, b.minProperties, b.maxProperties];
  for (const size of sizesNear(limits, 100)) {
    const names = Object.keys(usual);
    for (let at = 0; names.length < size; at += 1) names.push(`a${at}`);
    for (const value of values)
      yield Object.fromEntries(names.slice(0, size).map((name) => [name, usual[name] ?? value]));
  }
}
