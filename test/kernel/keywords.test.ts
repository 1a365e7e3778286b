import { describe, expect, test } from 'vitest';
import type { Schema } from '../../runtime/schema/index.ts';
import { generated, interpreter } from './both.ts';

interface Fact {
  readonly schema: Schema;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
  readonly code: string;
}

const facts: readonly Fact[] = [
  {
    schema: { type: 'number', minimum: 2 },
    good: [2, '2', 2.5],
    bad: [1.9, '1', -2],
    code: 'rest_out_of_bounds',
  },
  {
    schema: { type: 'number', minimum: 2, exclusiveMinimum: true },
    good: [2.1, '3'],
    bad: [2, '2', 1],
    code: 'rest_out_of_bounds',
  },
  {
    schema: { type: 'number', maximum: 2 },
    good: [2, '2', 1],
    bad: [2.1, '3'],
    code: 'rest_out_of_bounds',
  },
  {
    schema: { type: 'number', maximum: 2, exclusiveMaximum: true },
    good: [1.9, '1', -2],
    bad: [2, '2', 3],
    code: 'rest_out_of_bounds',
  },
  {
    schema: { type: 'number', minimum: 2, maximum: 4 },
    good: [2, 3, '4'],
    bad: [1, 1.9, 4.1, 5],
    code: 'rest_out_of_bounds',
  },
  {
    schema: { type: 'number', minimum: 2, maximum: 4, exclusiveMinimum: true },
    good: [2.1, 3, 4],
    bad: [1, 2, 4.1, 5],
    code: 'rest_out_of_bounds',
  },
  {
    schema: { type: 'number', minimum: 2, maximum: 4, exclusiveMaximum: true },
    good: [2, 3, 3.9],
    bad: [1, 1.9, 4, 5],
    code: 'rest_out_of_bounds',
  },
  {
    schema: {
      type: 'number',
      minimum: 2,
      maximum: 4,
      exclusiveMinimum: true,
      exclusiveMaximum: true,
    },
    good: [2.1, 3, 3.9],
    bad: [1, 2, 4, 5],
    code: 'rest_out_of_bounds',
  },
  {
    schema: { type: 'number', multipleOf: 1.5 },
    good: [0, 3, '4.5', -1.5],
    bad: [1, '4', 0.75],
    code: 'rest_invalid_multiple',
  },
  {
    schema: { type: 'string', minLength: 3 },
    good: ['abc', '👍👍👍', 'a👍b', 'abcdefgh', '\ud83d\ud83d\ud83d', 'ab\ud83d', '\udc4d👍a'],
    bad: ['', 'ab', '👍👍', 'a👍', '👍\ud83d'],
    code: 'rest_too_short',
  },
  {
    schema: { type: 'string', maxLength: 2 },
    good: ['', 'ab', '👍👍', '👍a', 'a👍', '\ud83d\ud83d'],
    bad: ['abc', '👍👍👍', '👍ab', 'a👍b', 'abcdefgh', '\udc4d\ud83d\udc4da'],
    code: 'rest_too_long',
  },
  {
    schema: { type: 'string', pattern: 'b+$' },
    good: ['b', 'abb'],
    bad: ['', 'ba'],
    code: 'rest_invalid_pattern',
  },
  {
    schema: { type: 'array', minItems: 2 },
    good: [[1, 2], 'a,b', [1, 2, 3]],
    bad: [[], [1], 'a'],
    code: 'rest_too_few_items',
  },
  {
    schema: { type: 'array', maxItems: 2 },
    good: [[], [1, 2], 'a,b'],
    bad: [[1, 2, 3], 'a b c'],
    code: 'rest_too_many_items',
  },
  {
    schema: { type: 'array', uniqueItems: true },
    good: [[], [1], [1, '1', true, null], [{ a: 1 }, { a: 2 }], 'a,b', [[1, 2], [2, 1], '[1,2]']],
    bad: [[1, 2, 1], 'a,a', [{ a: 1, b: 2 }, 5, { b: 2, a: 1 }], [[], {}], [[1], 5, [1]]],
    code: 'rest_duplicate_items',
  },
  {
    schema: { type: 'object', minProperties: 2 },
    good: [
      { a: 1, b: 2 },
      { a: 1, b: 2, c: 3 },
    ],
    bad: [{}, { a: 1 }, ''],
    code: 'rest_too_few_properties',
  },
  {
    schema: { type: 'object', maxProperties: 1 },
    good: [{}, { a: 1 }, ''],
    bad: [{ a: 1, b: 2 }],
    code: 'rest_too_many_properties',
  },
  {
    schema: { type: 'object', required: ['a', 'b'] },
    good: [{ a: 1, b: null }],
    bad: [{ a: 1 }, { b: 1 }, '', []],
    code: 'rest_property_required',
  },
  {
    schema: { type: 'object', properties: { a: { type: 'string', required: true }, b: {} } },
    good: [{ a: '' }],
    bad: [{ b: 1 }, {}],
    code: 'rest_property_required',
  },
  {
    schema: { type: 'object', properties: { a: {} }, additionalProperties: false },
    good: [{ a: 1 }, {}],
    bad: [{ b: 1 }, { a: 1, b: 1 }],
    code: 'rest_additional_properties_forbidden',
  },
  {
    schema: { type: 'integer', enum: [1, 2] },
    good: [1, '2', 2.0],
    bad: [3, '12'],
    code: 'rest_not_in_enum',
  },
  {
    schema: { type: 'object', enum: [{ a: 1, b: [] }, []] },
    good: [{ b: [], a: 1 }, {}, '', { b: {}, a: 1 }],
    bad: [{ a: 1 }, { a: 1, b: [1] }, { a: 1, c: [] }],
    code: 'rest_not_in_enum',
  },
];

const engines = {
  interpreter,
  'generated code': await generated(
    facts.map(({ schema }) => schema),
    'keywords',
  ),
};

describe.each(Object.entries(engines))('4.7: keywords with the %s', (_name, engine) => {
  test.each(facts)('$schema accepts $good and returns $code for $bad', ({ schema, ...fact }) => {
    const codeOf = (value: unknown) => engine.check(schema)(value, 'p')?.code ?? 'good';
    expect(fact.good.map((value) => [value, codeOf(value)])).toEqual(
      fact.good.map((value) => [value, 'good']),
    );
    expect(fact.bad.map((value) => [value, codeOf(value)])).toEqual(
      fact.bad.map((value) => [value, fact.code]),
    );
  });
});

describe('7.2: bounds', () => {
  test.each<[Schema, string]>([
    [{ minimum: 2 }, 'greater than or equal to 2'],
    [{ minimum: 2, exclusiveMinimum: true }, 'greater than 2'],
    [{ maximum: 4 }, 'less than or equal to 4'],
    [{ maximum: 4, exclusiveMaximum: true }, 'less than 4'],
    [{ minimum: 2, maximum: 4 }, '2 (inclusive) and 4 (inclusive)'],
    [{ minimum: 2, maximum: 4, exclusiveMinimum: true }, '2 (exclusive) and 4 (inclusive)'],
    [{ minimum: 2, maximum: 4, exclusiveMaximum: true }, '2 (inclusive) and 4 (exclusive)'],
    [
      { minimum: 2, maximum: 4, exclusiveMinimum: true, exclusiveMaximum: true },
      '2 (exclusive) and 4 (exclusive)',
    ],
  ])('of %j: the message contains %j', (bounds, words) => {
    const check = interpreter.check({ type: 'number', ...bounds });
    const messages = [0, 9].flatMap((value) => check(value, 'p')?.message ?? []);
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) expect(message).toContain(words);
  });
});

describe('7.2: the message of `enum`', () => {
  const sentence = (values: readonly unknown[]) =>
    interpreter.check({ type: 'string', enum: values })('x', 'p')?.message;

  test('lists all values', () => {
    expect(sentence(['a', 'b', 1])).toContain('one of "a", "b", 1');
  });

  test('of a single value is not a list', () => {
    expect(sentence(['a'])).toBe('p must be "a".');
  });
});
