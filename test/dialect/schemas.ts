import fc from 'fast-check';
import type { Schema } from '../../runtime/schema/index.ts';

// Few names, so that the schemas of one object have common members.
const NAMES: readonly string[] = ['a', 'b', 'c', 'd-e', 'x_1'];

const name = fc.constantFrom(...NAMES);
const names = fc.uniqueArray(name, { minLength: 1, maxLength: 3 });
const word = fc.constantFrom('red', 'green', '', '1', 'true', 'a b', 'a,b', '[x]', '日本');
const whole = fc.integer({ min: -5, max: 20 });

function sometimes<T extends object>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<Partial<T>> {
  return fc.option(arbitrary, { nil: {}, freq: 2 });
}

const texts: fc.Arbitrary<Schema> = fc.oneof(
  fc.constant({ type: 'string' } as const),
  fc
    .uniqueArray(word, { minLength: 1, maxLength: 4 })
    .map((values) => ({ type: 'string', enum: values }) as const),
  fc
    .record(
      { minLength: fc.nat(2), maxLength: fc.integer({ min: 2, max: 9 }) },
      { requiredKeys: [] },
    )
    .map((limits) => ({ type: 'string', ...limits }) as const),
);

const numbers: fc.Arbitrary<Schema> = fc
  .tuple(
    fc.constantFrom('integer', 'number'),
    sometimes(fc.record({ minimum: whole }, { requiredKeys: [] })),
    sometimes(fc.record({ enum: fc.uniqueArray(whole, { minLength: 1, maxLength: 3 }) })),
  )
  .map(([type, limits, values]) => ({ type, ...('enum' in values ? values : limits) }));

const others: fc.Arbitrary<Schema> = fc.constantFrom<Schema>(
  { type: 'boolean' },
  { type: 'boolean', enum: [true] },
  { type: ['string', 'null'] },
  { type: ['string', 'integer'] },
  { type: ['number', 'null'] },
  { type: ['string', 'boolean', 'null'] },
  { type: ['integer', 'boolean'] },
  { type: ['string', 'integer', 'null'], enum: ['a', 1, null] },
  { type: ['string', 'array'], items: { type: 'string' } },
  { type: ['object', 'null'], properties: { a: { type: 'string' } } },
  { type: 'array', enum: [[1, 2], ['a'], []] },
  { type: 'object', enum: [{ a: 1 }, { a: 'x', b: null }] },
);

const scalars = fc.oneof(texts, numbers, others);

function lists(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc
    .tuple(
      inner,
      sometimes(
        fc.record({ minItems: fc.nat(2), uniqueItems: fc.boolean() }, { requiredKeys: [] }),
      ),
    )
    .map(([items, limits]) => ({ type: 'array', items, ...limits }));
}

/** Tuples: closed, with optional items, or with further items. */
function tuples(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc
    .tuple(
      fc.array(inner, { minLength: 1, maxLength: 3 }),
      fc.option(inner, { nil: undefined }),
      fc.option(fc.nat(2), { nil: undefined }),
    )
    .map(([prefixItems, items, minItems]) => ({
      type: 'array',
      prefixItems,
      ...(items && { items }),
      ...(minItems !== undefined && { minItems: Math.min(minItems, prefixItems.length) }),
    }));
}

function objects(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc
    .tuple(
      properties(inner),
      fc.constantFrom('list', 'flags', 'none'),
      fc.uniqueArray(name, { maxLength: 2 }),
      fc.oneof(
        { arbitrary: fc.constant({}), weight: 3 },
        { arbitrary: fc.constant({ additionalProperties: false }), weight: 3 },
        { arbitrary: fc.constant({ additionalProperties: true }), weight: 1 },
        { arbitrary: inner.map((schema) => ({ additionalProperties: schema })), weight: 1 },
        { arbitrary: inner.map((schema) => ({ patternProperties: { '^x_': schema } })), weight: 1 },
      ),
    )
    .map(([members, how, chosen, open]) => {
      const required = chosen.filter((each) => Object.hasOwn(members, each));
      if (how === 'none' || required.length === 0)
        return { type: 'object', properties: members, ...open };
      if (how === 'list') return { type: 'object', properties: members, required, ...open };
      const flagged = Object.entries(members).map(([each, schema]) => [
        each,
        required.includes(each) ? { ...schema, required: true } : schema,
      ]);
      return { type: 'object', properties: Object.fromEntries(flagged) as typeof members, ...open };
    });
}

function properties(inner: fc.Arbitrary<Schema>): fc.Arbitrary<{ [name: string]: Schema }> {
  return fc
    .array(fc.tuple(name, inner), { minLength: 1, maxLength: 4 })
    .map((entries) => Object.fromEntries(entries));
}

/** Schemas in one alternative, each with its own type. */
function alternatives(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc
    .tuple(fc.constantFrom('anyOf', 'oneOf'), fc.array(inner, { minLength: 1, maxLength: 3 }))
    .map(([keyword, list]) => ({ [keyword]: list }));
}

/** An object with members, and alternatives with more of them. */
function choices(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  const alternative = fc
    .tuple(
      sometimes(fc.record({ properties: properties(inner) })),
      sometimes(fc.constant({ additionalProperties: false })),
      names,
    )
    .map(([members, closed, required]) => {
      const known = 'properties' in members && members.properties;
      const own = known ? required.filter((each) => Object.hasOwn(known, each)) : required;
      return { ...members, ...(known && closed), ...(own.length > 0 && { required: own }) };
    });
  return fc
    .tuple(
      properties(inner),
      fc.constantFrom('anyOf', 'oneOf'),
      fc.array(alternative, { minLength: 1, maxLength: 3 }),
    )
    .map(([members, keyword, list]) => {
      const declared = { ...Object.fromEntries(NAMES.map((each) => [each, {}])), ...members };
      const known = list.map((one) => ({
        ...one,
        ...(one.required && {
          required: one.required.filter((each) => Object.hasOwn(declared, each)),
        }),
      }));
      const missing = known
        .flatMap((one) => one.required ?? [])
        .filter((each) => !Object.hasOwn(members, each));
      const added = missing.map((each) => [each, { type: 'string' } as const]);
      return {
        type: 'object',
        properties: { ...Object.fromEntries(added), ...members },
        [keyword]: known,
      };
    });
}

/** Objects of several kinds, distinguished by a member. */
function discriminated(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.array(properties(inner), { minLength: 2, maxLength: 3 }).map((kinds) => ({
    discriminator: 'kind',
    oneOf: kinds.map((members, at) => ({
      type: 'object',
      properties: { ...members, kind: { type: 'string', enum: [`k${at}`] } },
      required: ['kind'],
    })),
  }));
}

/** A type whose alternatives restrict its values. */
const limited: fc.Arbitrary<Schema> = fc.constantFrom<Schema>(
  { type: 'string', anyOf: [{ enum: ['red', 'green'] }, { minLength: 5 }] },
  { type: 'string', oneOf: [{ enum: ['red', 'green'] }, { enum: ['blue'] }] },
  { type: ['string', 'null'], anyOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
  { type: 'integer', anyOf: [{ maximum: 3 }, { minimum: 7 }] },
  {
    type: 'object',
    properties: { mail: { type: 'string' }, phone: { type: 'string' } },
    oneOf: [{ required: ['mail'] }, { required: ['phone'] }],
  },
  {
    type: 'object',
    required: ['kind'],
    oneOf: [
      { properties: { kind: { type: 'string', enum: ['a'] }, n: { type: 'integer' } } },
      {
        properties: { kind: { type: 'string', enum: ['b'] }, m: { type: 'string' } },
        required: ['m'],
      },
    ],
  },
  {
    anyOf: [
      { type: 'object', properties: { a: { type: 'integer' } }, additionalProperties: false },
      { type: 'object', properties: { b: { type: 'integer' } }, additionalProperties: false },
    ],
  },
);

/** Named types; two of them contain themselves. */
export const types: ReadonlyMap<string, Schema> = new Map<string, Schema>([
  ['color', { type: 'string', enum: ['red', 'green'] }],
  [
    'address',
    {
      type: 'object',
      properties: { street: { type: 'string', required: true }, zip: { type: 'integer' } },
      additionalProperties: false,
    },
  ],
  [
    'shelf',
    {
      type: 'object',
      properties: {
        label: { type: 'string' },
        shelves: { type: 'array', items: { $type: 'shelf' }, optional: true },
      },
      required: ['label'],
    },
  ],
  [
    'category',
    {
      type: 'object',
      properties: {
        color: { $type: 'color', required: true },
        parent: { $type: 'category', nullable: true },
      },
    },
  ],
  ['place', { anyOf: [{ $type: 'address' }, { $type: 'color' }] }],
]);

const named = fc
  .constantFrom(...types.keys())
  .chain(($type) =>
    fc.constantFrom<Schema>({ $type }, { $type, nullable: true }, { $type, description: 'Said.' }),
  );

/** Keywords that abbreviate others. */
function words(inner: fc.Arbitrary<Schema>): fc.Arbitrary<Schema> {
  return fc.oneof(
    fc.constantFrom<Schema>(
      { type: 'string', const: 'a' },
      { type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'], enumDescriptions: ['x', 'y'] },
      { type: 'string', format: 'date' },
      { type: 'string', format: 'int64' },
      { type: 'integer', const: 1 },
      { type: 'boolean', const: true },
      { type: 'null', const: null },
      { type: 'array', const: [1, 'a'] },
      { type: 'object', const: { a: 1 } },
    ),
    inner.map((schema) => ({ ...schema, nullable: true })),
  );
}

/** Schemas as in schema files; some are contradictory, which the generator reports. */
export const schemas: fc.Arbitrary<Schema> = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    { arbitrary: scalars, weight: 4 },
    { arbitrary: lists(tie('schema')), weight: 1 },
    { arbitrary: objects(tie('schema')), weight: 3 },
    { arbitrary: alternatives(tie('schema')), weight: 1 },
    { arbitrary: choices(tie('schema')), weight: 2 },
    { arbitrary: limited, weight: 1 },
    { arbitrary: words(tie('schema')), weight: 2 },
    { arbitrary: tuples(tie('schema')), weight: 1 },
    { arbitrary: named, weight: 2 },
    { arbitrary: discriminated(tie('schema')), weight: 1 },
  ),
})).schema;
