import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fastPathOf, parserFor, sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { schemas, values } from './arbitraries.ts';
import { parsersOf } from './print-parsers.ts';

const SEED = 20240607;

/** Schemas of arguments, as in resources. */
const usual: readonly Schema[] = [
  { type: 'string' },
  { type: 'string', enum: ['a', '', 'true'] },
  { type: 'string', format: 'date-time' },
  { type: 'string', format: 'email' },
  { type: 'string', format: 'uri' },
  { type: 'string', format: 'text-field' },
  { type: ['string', 'null'], format: 'date-time' },
  { type: ['null', 'string'] },
  { type: 'integer' },
  { type: 'integer', minimum: 1, maximum: 100 },
  { type: 'integer', minimum: 0.5, exclusiveMinimum: true },
  { type: 'integer', minimum: 1, exclusiveMinimum: true, maximum: 2, exclusiveMaximum: true },
  { type: 'boolean' },
  { type: 'array', items: { type: 'integer' } },
  { type: 'array', items: { type: 'string' } },
  { type: 'array', items: { type: 'string', enum: ['a', 'b', '1'] } },
  { type: 'object', properties: { a: { type: 'string' }, b: { type: 'integer' } } },
  { type: 'object', properties: { ['__proto__']: { type: 'string' } } },
  {
    type: ['object', 'array'],
    oneOf: [
      { type: 'array', items: { type: 'integer' } },
      { type: 'object', properties: { a: { type: 'array', items: { type: 'integer' } } } },
    ],
  },
  {
    oneOf: [
      { type: 'array', items: { type: 'string' } },
      { type: 'object', properties: { 0: { type: 'string' } } },
    ],
  },
];

const ofUsualForm: readonly unknown[] = [
  ...[-0, 0, 7, -3, 1e15, 2 ** 53, 1e300, 1.5, true, false, null],
  ...['', '0', '1', '007', '-1', ' 2', '2 ', '1e2', '12345678901234567890', 'true', 'TRUE', 'a'],
  ...['1,2', '1, 2', '1,,2', ',1', '1,', '1,a', 'a,b', 'a b', '0000000000000000005'],
  ...['2020-01-01T00:00:00', '2020-01-01 00:00:00+02:00', '2020-01-01T00:00:00Z\n', 'yesterday'],
  ...['a@b.cd', 'a%41b@c.de', 'a@b', 'http://x.y/?a=b', 'javascript:alert(1)', '<b>x</b> y'],
  ...[[], [1], ['1', 2], ['a', 'b'], [true], [[1]], [null], ['1.5']],
  ...[{}, { a: 'x' }, { a: 1, b: '2' }, { b: 1.5 }, { c: 1 }, { 0: 'a' }, { a: '1,2' }, { a: [] }],
  JSON.parse('{"__proto__":"x"}'),
];

const random = fc.sample(schemas, { numRuns: 6000, seed: SEED });
const accepted = [...usual, ...random].filter((schema) => fastPathOf(schema) !== null);
const someValues = [...ofUsualForm, ...fc.sample(values, { numRuns: 200, seed: SEED })];

test('4.7: a value that a parser accepts is valid, and the parser sanitizes it', async () => {
  const parsers = await parsersOf(`parsers-${process.pid}`, accepted);
  let count = 0;
  for (const [at, schema] of accepted.entries()) {
    const parser = parsers[at];
    const path = fastPathOf(schema);
    const atRunTime = path && parserFor(path);
    for (const value of someValues) {
      const result = parser?.(value);
      expect(plain(atRunTime?.(value))).toBe(plain(result));
      if (result === undefined) continue;
      count += 1;
      expect({ schema, value, failure: validateValue(value, schema, 'p') }).toEqual({
        schema,
        value,
        failure: null,
      });
      expect(plain(result)).toBe(plain(sanitizeValue(value, schema, 'p')));
    }
  }
  expect(count).toBeGreaterThan(900);
});

test('4.7: parsers accept common values', async () => {
  const schemas: readonly (readonly [schema: Schema, value: unknown, parsed: unknown])[] = [
    [{ type: 'integer', minimum: 1 }, '2', 2],
    [{ type: 'boolean' }, 'false', false],
    [{ type: 'array', items: { type: 'integer' } }, '3,7', [3, 7]],
    [{ type: ['string', 'null'] }, null, null],
    [{ type: 'string', format: 'email' }, 'a@b.cd', 'a@b.cd'],
    [{ type: 'object', properties: { a: { type: 'integer' } } }, { a: '1' }, { a: 1 }],
  ];
  const parsers = await parsersOf(
    'usual-values',
    schemas.map(([schema]) => schema),
  );
  expect(schemas.map(([, value], at) => parsers[at]?.(value))).toEqual(
    schemas.map(([, , parsed]) => parsed),
  );
});

/** As text, which distinguishes 0 from -0 and keeps the order of members. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    Object.is(member, -0) ? 'minus zero' : member,
  );
}
