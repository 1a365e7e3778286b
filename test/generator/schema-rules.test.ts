import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from './diagnostics-of.ts';

const contexts = ['view', 'edit'];

describe('4.5: `context` inside a value without `context`', () => {
  const price = (around: object, inner: object) => ({
    price: { type: 'object', ...around, properties: { paid: { type: 'number', ...inner } } },
  });

  test('a `context` inside a value without `context` is reported', async () => {
    expect(await diagnosticsOf(price({}, { context: ['edit'] }))).toEqual([
      'schema/idle-context: "context" of price.paid has no effect: price has no "context", so it is shown whole.',
    ]);
  });

  test('a `context` inside list items requires one in `items`', async () => {
    const item = { type: 'object', properties: { by: { type: 'string', context: ['edit'] } } };
    const marks = (items: object) => ({ marks: { type: 'array', context: contexts, items } });
    expect(await diagnosticsOf(marks(item))).toEqual([expect.stringContaining('marks[] has no')]);
    expect(await diagnosticsOf(marks({ ...item, context: contexts }))).toEqual([]);
  });

  test('a `context` with an effect, or for all contexts, is not reported', async () => {
    expect(await diagnosticsOf(price({ context: contexts }, { context: ['edit'] }))).toEqual([]);
    expect(await diagnosticsOf(price({}, { context: contexts }))).toEqual([]);
  });
});

describe('4.6: keywords inside an argument', () => {
  const title = (around: object) => ({
    title: {
      ...{ type: 'object', context: contexts, ...around },
      properties: { rendered: { type: 'string', readonly: true, default: '' } },
    },
  });

  test('`readonly` and `default` inside a property that clients send are reported', async () => {
    expect(await diagnosticsOf(title({}))).toEqual([
      expect.stringContaining('schema/idle-readonly: "readonly" of title.rendered'),
      expect.stringContaining('schema/idle-default: "default" of title.rendered'),
    ]);
  });

  test('`readonly` and `default` are not reported inside a readonly property or one with a callback', async () => {
    expect(await diagnosticsOf(title({ readonly: true }))).toEqual([]);
    expect(await diagnosticsOf(title({ arg_options: { sanitize_callback: null } }))).toEqual([]);
  });

  test('a `default` inside an argument is reported, except in alternatives', async () => {
    const size = { type: 'object', properties: { unit: { type: 'string', default: 'cm' } } };
    expect(await diagnosticsOf({}, { size })).toEqual([
      'schema/idle-default: "default" of size.unit is never applied.',
    ]);
    expect(
      await diagnosticsOf(
        {},
        { size: { validate_callback: 'validateRequestArg', oneOf: [size, { type: 'string' }] } },
      ),
    ).toEqual([]);
  });
});

describe('4.7: contradictions', () => {
  const of = (schema: object) => diagnosticsOf({ some: { context: contexts, ...schema } });

  test.each([
    [{ enum: [1, 2], type: 'string' }, ['1', '2']],
    [{ enum: ['a', 1], type: 'string' }, ['1']],
    [{ enum: ['abc'], type: 'string', maxLength: 1 }, ['"abc"']],
    [{ enum: ['1', 2], type: ['integer', 'null'] }, ['"1"']],
    [{ anyOf: [{ enum: ['a', null] }], type: 'string' }, ['null']],
  ])('the `enum` of %j has a value that its schema rejects', async (schema, values) => {
    const starts = values.map(
      (value) => `schema/enum-fails-schema: The value ${value} of "enum" is invalid`,
    );
    expect(await of(schema)).toEqual(starts.map((start) => expect.stringContaining(start)));
  });

  test.each([
    [
      { type: 'object', properties: {}, additionalProperties: false, required: ['a'] },
      '"a" is required, but not an allowed property',
    ],
    [
      {
        type: 'object',
        properties: { a: { type: 'string' } },
        additionalProperties: false,
        minProperties: 2,
      },
      '"minProperties" is 2, but "properties" has 1',
    ],
    [
      { type: 'string', oneOf: [{ type: 'string' }, { type: 'integer' }] },
      'nothing is both string and integer',
    ],
    [
      { type: 'integer', maximum: 3, anyOf: [{ minimum: 1 }, { minimum: 5 }] },
      '"minimum" is 5 and "maximum" is 3',
    ],
    [
      { type: 'string', maxLength: 2, anyOf: [{ enum: ['ccc'] }] },
      'no value of "enum" is allowed by every schema',
    ],
    [
      { oneOf: [{ type: 'string' }, { description: 'A text.', type: ['string'] }] },
      'each schema of "oneOf" is equal to another one, so no value matches exactly one',
    ],
    [
      { type: 'string', anyOf: [{ enum: ['a'] }, { type: 'null' }] },
      'nothing is both string and null',
    ],
  ])('no value is valid for %j', async (schema, reason) => {
    expect(await of(schema)).toEqual([`schema/nothing-passes: No value is valid: ${reason}.`]);
  });

  test.each([
    { type: 'string', enum: ['a', ''] },
    { type: ['string', 'null'], enum: ['a', null] },
    { type: 'number', enum: [1, 2.5] },
    { type: 'number', exclusiveMinimum: false },
    { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
    { type: 'object', required: ['a'] },
    {
      type: 'object',
      patternProperties: { '^a': { type: 'string' } },
      additionalProperties: false,
      required: ['a'],
    },
    { type: ['object', 'null'], additionalProperties: false, required: ['a'] },
    { type: 'number', oneOf: [{ type: 'integer' }, { minimum: 5 }] },
    { type: ['string', 'integer'], anyOf: [{ type: 'string' }, { minimum: 3 }], maximum: 2 },
    { type: 'string', enum: ['c', 'bb'], anyOf: [{ minLength: 2 }, { enum: ['c'] }] },
    { oneOf: [{ type: 'string' }, { type: 'string', minLength: 3 }, { type: 'null' }] },
    {
      type: 'object',
      properties: { mail: { type: 'string' }, phone: { type: 'string' } },
      anyOf: [{ required: ['mail'] }, { required: ['phone'] }],
    },
    {
      type: 'object',
      required: ['kind'],
      oneOf: [
        { properties: { kind: { type: 'string', enum: ['a'] } } },
        { properties: { kind: { type: 'string', enum: ['b'] } } },
      ],
    },
  ])('%j has no contradiction', async (schema) => {
    expect(await of(schema)).toEqual([]);
  });

  test.each([
    [
      { required: ['steet'] },
      '"required" contains "steet", which is not a property of some. Did you mean "street"?',
    ],
    [
      { anyOf: [{ required: ['zzz'] }, { required: ['street'] }] },
      '"required" contains "zzz", which is not a property of some.',
    ],
  ])('a name in %j without a property is reported', async (schema, message) => {
    const properties = { street: { type: 'string' } };
    expect(await of({ type: 'object', properties, ...schema })).toEqual([
      `schema/unknown-required: ${message}`,
    ]);
  });

  test('a required name that `patternProperties` or `additionalProperties` allow is not reported', async () => {
    const open = { type: 'object', properties: { street: { type: 'string' } }, required: ['x-1'] };
    for (const allowed of [
      { patternProperties: { '^x-': { type: 'string' } } },
      { additionalProperties: { type: 'string' } },
      { additionalProperties: true },
    ])
      expect(await of({ ...open, ...allowed })).toEqual([]);
  });

  test('a keyword without the one that it modifies, and one of another type, are reported', async () => {
    expect(await of({ type: 'number', exclusiveMinimum: true })).toEqual([
      'schema/lone-keyword: "exclusiveMinimum" has no effect without "minimum".',
    ]);
    expect(await of({ type: 'string', required: ['a'] })).toEqual([
      'schema/idle-keyword: "required" has no effect on values of type string.',
    ]);
  });
  test.each([
    [3.3, '9.9'],
    [0.01, '0.03'],
    [1e-7, '0.0000011'],
  ])('a step of %d is reported with the rejected multiple %s', async (step, example) => {
    expect(await of({ type: 'number', multipleOf: step })).toEqual([
      `schema/rounded-step: "multipleOf" ${step} is rounded: ${example} is not accepted as a multiple of it.`,
    ]);
  });

  test.each([3, 0.5, 0.125])('a step of %d is not reported', async (step) => {
    expect(await of({ type: 'number', multipleOf: step })).toEqual([]);
  });
});

describe('4.7: an argument without a type and without callbacks is not validated', () => {
  const near = { anyOf: [{ type: 'string', pattern: '^[A-Z]' }, { type: 'null' }] };

  test('an argument without a type is reported if it has validating keywords', async () => {
    const unread =
      'schema/no-type: The schema of near has no type, so its values are not validated.';
    expect(await diagnosticsOf({}, { near })).toEqual([unread]);
    expect(await diagnosticsOf({}, { near: { enum: ['a'] } })).toEqual([unread]);
    expect(await diagnosticsOf({}, { near: { description: 'Anything.' } })).toEqual([]);
  });

  test('an argument without a type but with a callback is not reported', async () => {
    expect(await diagnosticsOf({}, { near: { ...near, type: ['string', 'null'] } })).toEqual([]);
    expect(
      await diagnosticsOf({}, { near: { ...near, validate_callback: 'validateRequestArg' } }),
    ).toEqual([]);
    expect(await diagnosticsOf({}, { near: { ...near, sanitize_callback: null } })).toEqual([]);
  });
});

test('a union of named types in schemas/types/ is not a list of equal schemas', async () => {
  const member = { type: 'string', required: true };
  const typed = (by: string) => ({
    schema: { type: 'object', properties: { by: { ...member, enum: [by] } } },
  });
  const oneOf = [{ $type: 'card' }, { $type: 'cash' }];
  const files = (names: readonly object[]) => ({
    'types/card.json': typed('card'),
    'types/cash.json': typed('cash'),
    'types/payment.json': { schema: { type: 'object', discriminator: 'by', oneOf: names } },
  });
  const payment = { paid: { $type: 'payment' }, cash: { $type: 'cash' } };
  expect(await diagnosticsOf(payment, {}, files(oneOf))).toEqual([]);
  expect(
    await diagnosticsOf(payment, {}, files([{ $type: 'card' }, { $type: 'card' }])),
  ).toContainEqual(expect.stringContaining('each schema of "oneOf" is equal'));
});

describe('types that contain themselves', () => {
  const node = (keywords: object) => ({
    'types/node.json': {
      schema: {
        type: 'object',
        properties: { size: { type: 'number' }, child: { $type: 'node', ...keywords } },
      },
    },
  });
  const endless = [
    'types/endless: Every value of the type "node" contains another one, without end.',
  ];
  const sent = { filter: { $type: 'node' } };

  test('a type of arguments may contain itself in a member that is not required', async () => {
    expect(await diagnosticsOf({}, sent, node({}))).toEqual([]);
    expect(await diagnosticsOf({}, sent, node({ required: true }))).toEqual(endless);
  });

  test('a type of responses may contain itself only in a member that is optional', async () => {
    const shown = { root: { $type: 'node', readonly: true } };
    expect(await diagnosticsOf(shown, {}, node({ optional: true }))).toEqual([]);
    expect(await diagnosticsOf(shown, sent, node({}))).toEqual(endless);
  });
});
