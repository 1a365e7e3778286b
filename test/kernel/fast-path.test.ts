import { describe, expect, test } from 'vitest';
import { fastPathOf, k, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { parsersOf } from './print-parsers.ts';

/** A schema, values that its parser accepts with the results, and values that it leaves to the interpreter. */
type Fact = readonly [
  schema: Schema,
  read: readonly (readonly [value: unknown, made: unknown])[],
  left: readonly unknown[],
];

const same = (...values: readonly unknown[]) => values.map((value) => [value, value] as const);
const text: Schema = { type: 'string' };
const whole: Schema = { type: 'integer' };
const uuid = '0123abcd-4567-89ab-cdef-0123456789ab';
const numbers: Schema = { type: 'array', items: whole };
const words: Schema = { type: 'array', items: text };
const named: Schema = { type: 'object', properties: { a: whole, b: text, c: { type: 'number' } } };

const facts: readonly Fact[] = [
  [text, same('', 'a', ' 1'), [1, true, null, [], {}]],
  [{ type: 'string', minLength: 2, maxLength: 3 }, same('ab', '😀😀😀'), ['a', 'abcd', 12, null]],
  [{ type: 'string', pattern: '^a' }, same('ab'), ['ba', 5, null]],
  [{ type: 'string', enum: ['a', ''] }, same('a', ''), ['b', 1, null, ['a']]],
  [{ type: 'string', format: 'hex-color' }, same('#fff'), ['#ff', '', 5, ['#fff']]],
  [{ type: 'string', format: 'ip' }, same('::1', '1.2.3.4'), ['1', '', 5, ['::1']]],
  [{ type: 'string', format: 'uuid' }, same(uuid), ['1', '', 5, [uuid]]],
  [
    { type: 'string', format: 'date-time' },
    same('2020-01-02T03:04:05Z', '2020-01-02 03:04:05'),
    ['2020-01-02', '2020-01-02T03:04:05Z\n', 5, ['2020-01-02T03:04:05Z']],
  ],
  [{ type: 'string', format: 'email' }, same('a@b.cd'), ['a', 'a@b.c', 'a%41@b.cd', 5, ['a@b.cd']]],
  [
    { type: 'string', format: 'uri' },
    [
      ['a.b', 'http://a.b'],
      ['javascript:a', ''],
    ],
    [5, null, ['a.b']],
  ],
  [{ type: 'string', format: 'text-field' }, [['a\n<b>b', 'a b']], [5, null, ['a']]],
  [{ type: 'string', format: 'textarea-field' }, [['a\n<b>b', 'a\nb']], [5, null, ['a']]],
  [{ type: ['string', 'null'] }, same('', 'a', null), [5, undefined, ['a']]],
  [{ type: ['null', 'string'], format: 'ip' }, same('::1', null), ['', 'a', 5]],
  [
    { type: 'boolean' },
    [...same(true, false), ['true', true], ['1', true], ['false', false], ['0', false]],
    [1, 0, 'TRUE', '', 'no', null, []],
  ],
  [
    whole,
    [...same(0, 7, -3), ['0', 0], ['007', 7], ['999999999999999', 999999999999999]],
    [-0, '-1', ' 2', '1.5', '', '1e2', '9999999999999999', 1.5, 2 ** 53, Infinity, NaN, null, [1]],
  ],
  [{ ...whole, minimum: 2, maximum: 4 }, same(2, 3, 4), [1, 5, '1', '5', 2.5]],
  [
    { ...whole, minimum: 2, maximum: 4, exclusiveMinimum: true, exclusiveMaximum: true },
    same(3),
    [2, 4],
  ],
  [{ ...whole, minimum: 0.5, exclusiveMinimum: true }, same(1), [0]],
  [{ ...whole, maximum: 1.5, exclusiveMaximum: true }, same(1), [2]],
  [
    numbers,
    [
      ...same([1], [1, -2]),
      [
        ['1', 2],
        [1, 2],
      ],
      [
        [1, 2, '3', 4, '5'],
        [1, 2, 3, 4, 5],
      ],
      ['3', [3]],
      ['0', [0]],
      ['3,70,129', [3, 70, 129]],
      [',1,, 2,', [1, 2]],
      ['0,00,05', [0, 0, 5]],
      ['123456789012345', [123456789012345]],
    ],
    [[], '', [-0], new Array(1), [1, 'x'], [1.5], [[1]], '1;2', '1/2', '1:2', '-1', 'x', 5],
  ],
  [numbers, [], ['1234567890123456', '1,1234567890123456,2', { 0: 1 }, null]],
  [
    words,
    [...same(['a'], ['a', '']), ['a', ['a']], [' a,b c,', ['a', 'b', 'c']]],
    [[], '', ' , ', ['a', 1], [['a']], 5, { 0: 'a' }, null],
  ],
  [
    { type: 'array', items: { type: 'string', enum: ['a', 'b'] } },
    [...same(['a', 'b']), ['a,b', ['a', 'b']]],
    [[], ['a', 'c'], 'a,c', ['a', 1], 5],
  ],
  [
    named,
    [...same({}, { a: 1, b: 'x' }), [{ a: '1' }, { a: 1 }]],
    ['', [], null, 5, { a: 'x' }, { a: 1, b: 1 }, { c: 1 }, { d: 1 }, { toString: 'x' }],
  ],
  [{ type: 'object' }, same({}), [{ a: 1 }, '']],
  [{ ...named, additionalProperties: false }, same({ a: 1 }), [{ d: 1 }]],
  [
    { type: ['object', 'array'], oneOf: [numbers, named] },
    [
      ['3,7', [3, 7]],
      [[3], [3]],
      [{ a: '1' }, { a: 1 }],
    ],
    [{}, [], '', 'x', { c: 1 }, { 0: 1 }, null],
  ],
  [{ oneOf: [words, { ...named, title: 'T' }] }, [...same(['a'], { b: 'x' })], [{}, [], '']],
  // A map whose names are positions could be a list, and either of two maps could match.
  [{ oneOf: [words, { type: 'object', properties: { 0: text } }] }, same(['a']), [{ 0: 'a' }, {}]],
  [
    { oneOf: [words, { type: 'object', properties: { '-12': text } }] },
    same(['a']),
    [{ '-12': 'a' }],
  ],
  [
    { oneOf: [words, { type: 'object', properties: { x1: text, '1x': text } }] },
    same({ x1: 'a', '1x': 'b' }),
    [{}],
  ],
  [
    { oneOf: [words, { type: 'object', properties: { 0: text, a: text } }] },
    same(['a']),
    [{ a: 'a' }],
  ],
  [{ oneOf: [words, named, named] }, same(['a']), [{ a: 1 }]],
  [{ oneOf: [words, { ...named, minProperties: 1 }] }, same(['a']), [{ a: 1 }]],
  [{ oneOf: [words] }, same(['a']), [{}, { a: 1 }]],
];

const parsers = await parsersOf(
  'fast-path',
  facts.map(([schema]) => schema),
);
const parserOf = (schema: Schema) => parsers[facts.findIndex(([known]) => known === schema)];

describe.each(facts)('4.7: the fast path of %j', (schema, read, left) => {
  const reader = (value: unknown) => parserOf(schema)?.(value);

  test.each(read.map(([value, made]) => ({ value, made })))(
    'parses $value to $made',
    ({ value, made }) => {
      expect(reader(value)).toEqual(made);
      // `toEqual` does not distinguish -0 from 0, or a list from a map of its items.
      if (typeof made !== 'object') expect(Object.is(reader(value), made)).toBe(true);
    },
  );

  test.each(left.map((value) => ({ value })))('leaves $value to the interpreter', ({ value }) => {
    expect(reader(value)).toBeUndefined();
  });
});

test('4.7: the fast path returns the same list if its items do not change, and does not change the given list', () => {
  const reader = parserOf(numbers);
  const list = [1, 2];
  expect(reader?.(list)).toBe(list);
  const texts = [1, '2'];
  expect(reader?.(texts)).not.toBe(texts);
  expect(texts).toEqual([1, '2']);
});

test('4.7: the fast path accepts exactly the valid date-times, except before a line break', () => {
  const schema: Schema = { type: 'string', format: 'date-time' };
  const days = ['2024-00-00', '2024-10-19', '2024-12-31', '2024-13-01', '2024-1x-01', '2024-01-32'];
  const times = ['00:00:00', '23:59:60', '24:00:00', '25:00:00', '10:60:00', '10:00:61', '10:00'];
  const ends = ['', '.5', '.125', '.', '.x', 'Z', '+02', '-02:30', '.5+02:30', '+2', '+0230', 'x'];
  let read = 0;
  for (const day of [...days, 'a2024-10-19', '24-10-19']) {
    for (const join of ['T', 't', ' ', '_']) {
      for (const end of times.flatMap((time) => ends.map((one) => time + one))) {
        const text = day + join + end;
        const isGood = validateValue(text, schema, 'p') === null;
        expect([text, k.dateTime(text)]).toEqual([text, isGood ? text : undefined]);
        expect([text, k.dateTime(`${text}\n`)]).toEqual([text, undefined]);
        read += isGood ? 1 : 0;
      }
    }
  }
  expect(read).toBe(3 * 3 * 3 * 7);
});

describe('4.7: annotations do not change the fast path of', () => {
  const silent: Schema = {
    title: 'T',
    description: 'D',
    default: 1,
    context: ['view'],
    readonly: true,
    required: true,
  };

  test.each<Schema>([
    text,
    whole,
    { type: 'boolean' },
    numbers,
    named,
    { type: ['string', 'null'] },
    { oneOf: [words, named] },
    { type: ['array', 'object'], oneOf: [words, named] },
  ])('%j', (schema) => {
    expect(fastPathOf(schema)).not.toBeNull();
    expect(fastPathOf({ ...silent, ...schema })).toEqual(fastPathOf(schema));
  });
});

describe('4.7: a schema with other keywords has no fast path', () => {
  test.each<Schema>([
    {},
    { type: 'null' },
    { type: 'number' },
    { type: [] },
    { type: ['string'] },
    { type: ['integer', 'string'] },
    { type: ['integer', 'null'] },
    { type: ['string', 'null', 'integer'] },
    { type: ['string', 'null'], enum: ['a'] },
    { type: ['string', 'null'], enum: ['a', null], minLength: 1 },
    { ...text, enum: ['a'], minLength: 1 },
    { ...text, format: 'ip', pattern: 'a' },
    { ...text, enum: ['a', 1] },
    { ...text, enum: [] },
    { ...text, enum: ['a'], format: 'ip' },
    { ...text, anyOf: [text] },
    { ...whole, multipleOf: 2 },
    { ...whole, enum: [1] },
    { type: 'boolean', enum: [true] },
    { ...numbers, uniqueItems: true },
    { ...numbers, minItems: 1 },
    { type: 'array' },
    { type: 'array', items: { ...whole, minimum: 1 } },
    { type: 'array', items: { ...whole, maximum: 1 } },
    { type: 'array', items: { type: 'boolean' } },
    { type: 'array', items: { type: 'number' } },
    { type: 'array', items: { ...text, format: 'ip' } },
    { ...named, required: ['a'] },
    { ...named, minProperties: 1 },
    { ...named, patternProperties: { a: text } },
    { type: 'object', properties: { a: { ...text, required: true } } },
    { oneOf: [named, words] },
    { oneOf: [words, text] },
    { oneOf: [] },
    { oneOf: [{ type: 'array' }, named] },
    { oneOf: [words, named], enum: [1] },
    { oneOf: [words, named], required: ['a'] },
    { type: 'array', oneOf: [words, named] },
    { type: ['array', 'string'], oneOf: [words, named] },
    { type: ['object', 'string'], oneOf: [words, named] },
  ])('%j', (schema) => {
    expect(fastPathOf(schema)).toBeNull();
  });
});
