import { describe, expect, test } from 'vitest';
import { isError } from '../../runtime/errors/index.ts';
import { reasonOf } from './failure-names.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { generated, interpreter } from './both.ts';

const short: Schema = { title: 'Code', type: 'string', maxLength: 2 };
const even: Schema = { title: 'Pair', type: 'integer', multipleOf: 2 };
const large: Schema = { title: 'Sum', type: 'integer', minimum: 100 };
const untitled: Schema = { type: 'string', pattern: '^x' };
const point: Schema = {
  title: 'Point',
  type: 'object',
  properties: { x: { type: 'integer' }, y: { type: 'integer', required: true } },
};
const circle: Schema = {
  title: 'Circle',
  type: 'object',
  properties: { x: { type: 'integer' }, r: { type: 'integer', minimum: 1 } },
  additionalProperties: false,
};

interface Fact {
  readonly title: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly code: string;
  readonly data: object | null;
  readonly reason?: string;
  /** Words of the message, in this order. */
  readonly words: readonly string[];
}

const none = 'rest_no_matching_schema';
const many = 'rest_one_of_multiple_matches';

const facts: readonly Fact[] = [
  {
    title: 'the error of a single alternative is quoted with its title',
    schema: { anyOf: [short] },
    value: 'long',
    code: none,
    data: { position: 0 },
    reason: 'rest_too_long',
    words: ['p', 'Code', 'p must have at most 2 characters'],
  },
  {
    title: 'the error of a single alternative is quoted without a title, also a type error',
    schema: { oneOf: [untitled] },
    value: 5,
    code: none,
    data: { position: 0 },
    reason: 'rest_invalid_type',
    words: ['p', 'p must be a string'],
  },
  {
    title: 'the only error that is not a type error is quoted',
    schema: { anyOf: [even, short] },
    value: 'long',
    code: none,
    data: { position: 1 },
    reason: 'rest_too_long',
    words: ['p', 'Code', '2 characters'],
  },
  {
    title: 'the type error of a member does not count as a type error of the value',
    schema: { anyOf: [{ type: 'array', items: { type: 'integer' } }, even] },
    value: ['a'],
    code: none,
    data: { position: 0 },
    reason: 'rest_invalid_type',
    words: ['p', 'p[0] must be an integer'],
  },
  {
    title: 'the reason of a nested alternative is quoted',
    schema: { anyOf: [{ anyOf: [short] }] },
    value: 'long',
    code: none,
    data: { position: 0 },
    reason: 'rest_too_long',
    words: ['Code'],
  },
  {
    title: 'the error of the object that has most names in common with the value is quoted',
    schema: { anyOf: [point, circle] },
    value: { x: 1, r: 0 },
    code: none,
    data: { position: 1 },
    reason: 'rest_out_of_bounds',
    words: ['Circle', 'p[r]'],
  },
  {
    title: 'the error of the first object is quoted if several have as many names in common',
    schema: { anyOf: [point, circle] },
    value: { x: 1, z: 0 },
    code: none,
    data: { position: 0 },
    reason: 'rest_property_required',
    words: ['Point', 'y'],
  },
  {
    title: 'the titles are listed if no object has a name in common with the value',
    schema: { anyOf: [point, circle] },
    value: { z: 0 },
    code: none,
    data: null,
    words: ['p ', 'Point or Circle'],
  },
  {
    title: 'all titles are listed, also those with a wrong type',
    schema: { anyOf: [even, short, large] },
    value: 5,
    code: none,
    data: null,
    words: ['p ', 'Pair, Code or Sum'],
  },
  {
    title: 'titles are not listed if an alternative has none',
    schema: { anyOf: [even, untitled, large] },
    value: 5,
    code: none,
    data: null,
    words: ['p does not match any of the expected formats'],
  },
  {
    title: 'several matches are reported with their titles',
    schema: { oneOf: [even, short, large] },
    value: 102,
    code: many,
    data: { positions: [0, 2] },
    words: ['p ', 'Pair and Sum'],
  },
  {
    title: 'several matches are reported without titles if one of them has none',
    schema: { oneOf: [short, { type: 'string' }] },
    value: 'x',
    code: many,
    data: { positions: [0, 1] },
    words: ['p ', 'more than one of the expected formats'],
  },
];

const fewOrMany: Schema = {
  type: 'array',
  items: { type: 'integer' },
  anyOf: [{ maxItems: 1 }, { minItems: 3 }],
};

const engines = {
  interpreter,
  'generated code': await generated(
    [...facts.map(({ schema }) => schema), fewOrMany],
    'alternatives',
  ),
};

describe.each(Object.entries(engines))('7.2: anyOf and oneOf, by the %s', (_name, engine) => {
  test.each(facts)('$title', ({ schema, value, code, data, reason, words }) => {
    const failure = engine.check(schema)(value, 'p');
    if (!isError(failure)) throw new Error('expected a failure of the dialect');
    expect({ code: failure.code, data: failure.data, reason: reasonOf(failure) }).toEqual({
      code,
      data,
      reason: reason ?? null,
    });
    expect(wordsIn(failure.message, words)).toEqual(words);
  });

  test('4.7: a comma-separated list is parsed with `items` and validated with `oneOf` or `anyOf` of the same schema', () => {
    const parse = engine.parse(fewOrMany);
    expect([parse('7', 'p'), parse('1,2,3', 'p')]).toEqual([[7], [1, 2, 3]]);
    expect(parse('1,2', 'p')).toMatchObject({ code: none });
  });
});

test('7.2: the message for an alternative without a title does not contain "undefined"', () => {
  expect(interpreter.check({ anyOf: [untitled] })('a', 'p')?.message).not.toContain('undefined');
});

/** Returns the words that `text` contains in the given order. */
function wordsIn(text: string, words: readonly string[]): readonly string[] {
  let at = 0;
  return words.filter((word) => {
    const found = text.indexOf(word, at);
    at = found === -1 ? text.length : found;
    return found !== -1;
  });
}
