import { isDeepStrictEqual } from 'node:util';
import { validateValue } from '../../runtime/schema/index.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';

/**
 * A value that `first` accepts and `second` refuses; `undefined` when none is found. The kernel itself
 * judges values at the edges of both schemas, so no keyword is explained here a second time.
 */
export function witness(first: Schema, second: Schema): unknown {
  if (isDeepStrictEqual(rulesOf(first), rulesOf(second))) return undefined;
  const candidates = [...valuesFor(first, second, 0), ...valuesFor(second, first, 0)];
  return candidates.find(
    (value) => isAccepted(value, first) && !isAccepted(value, second) && value !== undefined,
  );
}

/** Whether two schemas differ in more than what they say to people. */
export function differ(first: Schema, second: Schema): boolean {
  return !isDeepStrictEqual(rulesOf(first), rulesOf(second));
}

const toPeople: ReadonlySet<string> = new Set([
  ...[
    'title',
    'description',
    'default',
    'context',
    'readonly',
    'required',
    'arg_options',
    'whole',
    'answers',
  ],
  ...['validate_callback', 'sanitize_callback', 'accepts'],
]);

/** A schema without what no value is judged by. */
function rulesOf(schema: Schema): unknown {
  const rules = Object.entries(schema).filter(
    ([keyword]) => !toPeople.has(keyword) && !keyword.startsWith('x-'),
  );
  return Object.fromEntries(
    rules.map(([keyword, value]) => {
      if (keyword === 'properties') return [keyword, mapped(value)];
      return [keyword, keyword === 'items' ? rulesOf(value as Schema) : value]; // as the keyword says
    }),
  );
}

function mapped(properties: unknown): unknown {
  // The keyword `properties` holds schemas.
  const entries = Object.entries(properties as { [name: string]: Schema });
  return Object.fromEntries(entries.map(([name, schema]) => [name, rulesOf(schema)]));
}

function isAccepted(value: unknown, schema: Schema): boolean {
  if (schema.type === undefined && !schema.anyOf && !schema.oneOf) return true;
  return validateValue(value, schema, 'value') === null;
}

const DEEPEST = 4;

/** Values at the edges of `schema`, and at those of `other` within it. */
function* valuesFor(schema: Schema, other: Schema, depth: number): Iterable<unknown> {
  if (depth > DEEPEST) return;
  yield* schema.enum ?? [];
  for (const type of typesOf(schema)) yield* valuesOf(type, schema, other, depth);
  for (const one of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
    yield* valuesFor(one, other, depth + 1);
  }
}

function typesOf({ type }: Schema): readonly TypeName[] {
  return type === undefined ? [] : typeof type === 'string' ? [type] : type;
}

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

const samples: { readonly [format: string]: string } = {
  'date-time': '2024-05-06T07:08:09',
  email: 'a@example.org',
  'hex-color': '#a0b1c2',
  ip: '192.0.2.1',
  uri: 'https://example.org/',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
};

function* texts(a: Schema, b: Schema): Iterable<string> {
  yield* [a, b].flatMap(({ format }) => samples[format ?? ''] ?? []);
  yield* ['a', 'some text', '', 'A', '7', 'a-b', 'a_b', 'a b', '2024-05-06', 'é'];
  const edges = [a.minLength, a.maxLength, b.minLength, b.maxLength];
  for (const edge of edges.filter((length) => length !== undefined && length < 10_000)) {
    yield* [-1, 0, 1].map((by) => 'a'.repeat(Math.max(0, (edge ?? 0) + by)));
  }
}

function* lists(a: Schema, b: Schema, depth: number): Iterable<readonly unknown[]> {
  const items = [...valuesFor(a.items ?? { type: 'string' }, b.items ?? {}, depth + 1)];
  yield [];
  for (const item of items) yield [item];
  const [first = 'a'] = items;
  // Where no two may be equal, as many different ones have to be found that pass by themselves.
  const good = items.filter((item) => !a.items || isAccepted(item, a.items));
  const distinct = [...new Map(good.map((item) => [JSON.stringify(item), item])).values()];
  yield [first, first];
  const edges = [a.minItems, a.maxItems, b.minItems, b.maxItems];
  for (const edge of edges.filter((length) => length !== undefined && length < 1000)) {
    for (const by of [-1, 0, 1]) {
      const length = Math.max(0, (edge ?? 0) + by);
      yield Array.from({ length }, (_, at) => distinct[at] ?? another(distinct[0], at));
      yield Array.from({ length }, () => first);
    }
  }
}

/** One more item of the kind of `like`, that no other place has. */
function another(like: unknown, at: number): unknown {
  return typeof like === 'number' ? 1_000_100 + at : `a${at}`;
}

function* objects(a: Schema, b: Schema, depth: number): Iterable<object> {
  const properties = Object.entries(a.properties ?? {});
  const usual = Object.fromEntries(
    properties.flatMap(([name, schema]) => {
      const good = [...valuesFor(schema, {}, depth + 1)].find((value) => isAccepted(value, schema));
      return good === undefined ? [] : [[name, good] as const];
    }),
  );
  yield usual;
  yield {};
  yield { ...usual, other: 'a' };
  for (const [name, schema] of properties) {
    const { [name]: _left, ...others } = usual;
    yield others;
    for (const value of valuesFor(schema, b.properties?.[name] ?? {}, depth + 1)) {
      yield { ...usual, [name]: value };
    }
  }
}
