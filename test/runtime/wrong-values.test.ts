import { expect, test } from 'vitest';
import { withNotices } from '../../runtime/errors/index.ts';
import { memberPointer, wrongValues } from '../../runtime/shape/wrong-values.ts';
import type { Schema } from '../../runtime/schema/index.ts';

const problemsOf = (value: unknown, schema: Schema): readonly string[] =>
  [...wrongValues(value, schema)].map(({ pointer, problem }) => `${pointer}: ${problem}`);

const integers: Schema = { type: 'array', items: { type: 'integer' } };

test.each<[unknown, Schema, string[]]>([
  [7, { type: 'integer' }, []],
  ['x', { type: 'integer' }, [': the response must be an integer.']],
  ['7', { type: 'integer' }, [': the response is a string where its schema has a number.']],
  [1, { type: 'boolean' }, [': the response is a number where its schema has a boolean.']],
  ['1,2', integers, [': the response is a string where its schema has a list.']],
  ['', { type: 'object' }, [': the response is a string where its schema has an object.']],
  [[1, 'x'], integers, ['/1: the response[1] must be an integer.']],
])('value %j with schema %j: problems %j', (value, schema, problems) => {
  expect(problemsOf(value, schema)).toEqual(problems);
});

test('members are validated by name, by pattern, and as additional properties', () => {
  const schema: Schema = {
    type: 'object',
    properties: { 'a~/b': { type: 'integer' } },
    patternProperties: { '^n_': { type: 'integer' } },
    additionalProperties: false,
  };
  expect(problemsOf({ 'a~/b': 'x', n_1: 'y', other: 1 }, schema)).toEqual([
    '/a~0~1b: a~/b must be an integer.',
    '/n_1: n_1 must be an integer.',
    '/other: other is not an allowed property.',
  ]);
  expect(memberPointer('/a', 'b~c')).toBe('/a/b~0c');
});

test.each<Schema>([{ type: 'object' }, { type: 'object', additionalProperties: true }])(
  'a value that %j does not restrict is valid',
  (schema) => {
    expect(problemsOf({ a: { b: 1 }, c: null }, schema)).toEqual([]);
  },
);

test('a missing required member is valid, since contexts and permissions remove members', () => {
  expect(problemsOf({}, { type: 'object', required: ['a'], properties: { a: {} } })).toEqual([]);
});

test('a schema without keywords accepts any value, without a notice', () => {
  const reported: string[] = [];
  const schema: Schema = { description: 'Anything.' };
  expect(
    withNotices(
      ({ fn }) => reported.push(fn),
      () => problemsOf(5, schema),
    ),
  ).toEqual([]);
  expect(reported).toEqual([]);
});

test.each<Schema>([{ anyOf: [{ type: 'integer' }] }, { oneOf: [{ type: 'integer' }] }])(
  'alternatives without a type inherit it: %j',
  (schema) => {
    expect(problemsOf('x', schema)).toHaveLength(1);
    expect(problemsOf(5, schema)).toEqual([]);
  },
);

test('an empty text is valid for a format, unless `minLength` forbids it', () => {
  const address: Schema = { type: 'string', format: 'email' };
  expect(problemsOf('', address)).toEqual([]);
  expect(problemsOf('x', address)).toHaveLength(1);
  expect(problemsOf('', { ...address, minLength: 1 })).toHaveLength(1);
  expect(problemsOf('', { type: 'string', minLength: 1 })).toHaveLength(1);
});

test('keywords next to `oneOf` or `anyOf` are validated as well', () => {
  const beside = { type: 'object', properties: { a: { type: 'integer' } } } as const;
  for (const schema of [
    { ...beside, oneOf: [{}] },
    { ...beside, anyOf: [{}] },
  ] as Schema[]) {
    expect(problemsOf({ a: 'x' }, schema)).toHaveLength(1);
    expect(problemsOf({ a: 1 }, schema)).toEqual([]);
  }
});

test('members that a context hides do not count for `minProperties`, `required` and `oneOf`', () => {
  const few: Schema = { type: 'object', minProperties: 2, properties: { a: {}, b: {} } };
  expect(problemsOf({ a: 1 }, few)).toEqual([]);
  const kind = (name: string): Schema => ({ type: 'string', enum: [name], context: ['edit'] });
  const oneOf: Schema[] = [
    { type: 'object', required: ['kind'], properties: { kind: kind('a'), n: { type: 'integer' } } },
    { type: 'object', required: ['kind'], properties: { kind: kind('b'), m: { type: 'integer' } } },
  ];
  for (const value of [{ n: 1 }, { m: 2 }, {}, { kind: 'b', m: 2 }])
    expect(problemsOf(value, { oneOf })).toEqual([]);
  expect(problemsOf(7, { oneOf })).toHaveLength(1);
  // If nothing can be hidden, `oneOf` is strict.
  const open = oneOf.map(({ properties, ...one }) => ({
    ...one,
    properties: { ...properties, kind: { type: 'string' } as const },
  }));
  expect(problemsOf({ n: 1 }, { oneOf: open })).toHaveLength(1);
});
