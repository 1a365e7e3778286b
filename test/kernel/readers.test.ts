import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settingsOf } from '../../generator/config/settings.ts';
import { Imports } from '../../generator/emit/imports.ts';
import { readerOf } from '../../generator/emit/readers.ts';
import { id } from '../../generator/emit/source.ts';
import { readerFor, readingOf, sanitizeValue, validateValue } from '../../runtime/schema/index.ts';
import type { ArgsReader, Schema } from '../../runtime/schema/index.ts';
import { argsReader } from '../../runtime/server/args-reader.ts';
import { schemas, values } from './arbitraries.ts';

const SEED = 20240607;

/** Schemas of arguments as resources have them. */
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
const readable = [...usual, ...random].filter((schema) => readingOf(schema) !== null);
const someValues = [...ofUsualForm, ...fc.sample(values, { numRuns: 200, seed: SEED })];

test('4.7: what a reader reads passes the check, and is what sanitizing makes of it', () => {
  let read = 0;
  for (const schema of readable) {
    const reading = readingOf(schema);
    const reader = reading && readerFor(reading);
    for (const value of someValues) {
      const result = reader?.(value);
      if (result === undefined) continue;
      read += 1;
      expect({ schema, value, failure: validateValue(value, schema, 'p') }).toEqual({
        schema,
        value,
        failure: null,
      });
      expect(plain(result)).toBe(plain(sanitizeValue(value, schema, 'p')));
    }
  }
  expect(read).toBeGreaterThan(900);
});

test('4.7: values of the usual form are read', () => {
  const reads = (schema: Schema, value: unknown) => {
    const reading = readingOf(schema);
    return reading && readerFor(reading)(value);
  };
  expect(reads({ type: 'integer', minimum: 1 }, '2')).toBe(2);
  expect(reads({ type: 'boolean' }, 'false')).toBe(false);
  expect(reads({ type: 'array', items: { type: 'integer' } }, '3,7')).toEqual([3, 7]);
  expect(reads({ type: ['string', 'null'] }, null)).toBeNull();
  expect(reads({ type: 'string', format: 'email' }, 'a@b.cd')).toBe('a@b.cd');
  expect(reads({ type: 'object', properties: { a: { type: 'integer' } } }, { a: '1' })).toEqual({
    a: 1,
  });
});

test('4.7: generated readers read what those made at run time read, and leave what they leave', async () => {
  const printed = await print(readable);
  const made = argsReader(
    readable.map((schema, number) => ({
      name: `a${number}`,
      definition: { ...schema, required: false, sanitize_callback: 'sanitizeRequestArg' },
      isRequired: false,
      validate: null,
      sanitize: null,
    })),
  );
  expect(printed.reads).toEqual(made.reads);
  for (const value of someValues) {
    const sent = Object.fromEntries(made.reads.map((name) => [name, value]));
    expect(answer(printed, { ...sent })).toEqual(answer(made, { ...sent }));
  }
});

function answer(reader: ArgsReader, sent: { [name: string]: unknown }) {
  const open: string[] = [];
  reader.read(sent, open);
  return { open, sent: plain(sent) };
}

async function print(all: readonly Schema[]): Promise<ArgsReader> {
  const path = join(import.meta.dirname, '.generated', `readers-${process.pid}.ts`);
  const constants: string[] = [];
  const reader = readerOf(
    all.map((schema, number) => {
      const definition = { ...schema, required: false };
      return {
        name: `a${number}`,
        definition,
        shown: definition,
        validate: { by: 'schema' },
        sanitize: { by: 'schema' },
      };
    }),
    new Imports(path, settingsOf({ runtime: './runtime' })),
    (value) => {
      const name = `map${constants.length + 1}`;
      constants.push(`const ${name} = ${value.text};\n`);
      return id(name);
    },
  );
  mkdirSync(join(import.meta.dirname, '.generated'), { recursive: true });
  writeFileSync(
    path,
    `import { k } from '../../../runtime/schema/index.ts';\n${constants.join('')}export const reader = ${reader.text};\n`,
  );
  // The module is the one that was just written.
  return ((await import(path)) as { reader: ArgsReader }).reader;
}

/** As text, in which 0 and -0 differ and members are in order. */
function plain(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) =>
    Object.is(member, -0) ? 'minus zero' : member,
  );
}
