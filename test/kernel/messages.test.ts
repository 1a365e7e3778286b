import { describe, expect, test } from 'vitest';
import { isError, withNotices } from '../../runtime/errors/index.ts';
import { checkDepth, reportPatterns } from '../../runtime/schema/index.ts';
import type { Schema, TypeName } from '../../runtime/schema/index.ts';
import { generated, interpreter } from './both.ts';
import { namesIn } from './failure-names.ts';

/** A schema, an invalid value, and the message. */
type Refusal = readonly [schema: Schema, value: unknown, code: string, message: string];

const between = { type: 'number', minimum: 2, maximum: 4 } as const;
const even: Schema = { title: 'Pair', type: 'integer', multipleOf: 2 };
const short: Schema = { title: 'Code', type: 'string', maxLength: 2 };
const large: Schema = { title: 'Sum', type: 'integer', minimum: 100 };
const digits: Schema = { type: 'string', pattern: '^\\d' };

/** Messages of 7.2 that name `p`, each once. */
const about: readonly Refusal[] = [
  [{ type: 'null' }, 0, 'rest_invalid_type', 'p must be null.'],
  [{ type: 'boolean' }, 2, 'rest_invalid_type', 'p must be a boolean.'],
  [{ type: 'string' }, 5, 'rest_invalid_type', 'p must be a string.'],
  [{ type: 'number' }, 'x', 'rest_invalid_type', 'p must be a number.'],
  [{ type: 'integer' }, 'x', 'rest_invalid_type', 'p must be an integer.'],
  [{ type: 'integer' }, 1.5, 'rest_invalid_type', 'p must be an integer.'],
  [{ type: 'array' }, { a: 1 }, 'rest_invalid_type', 'p must be an array.'],
  [{ type: 'object' }, 'x', 'rest_invalid_type', 'p must be an object.'],
  [{ type: 'object' }, [1], 'rest_invalid_type', 'p must be an object.'],
  [{ type: ['null', 'integer'] }, 'x', 'rest_invalid_type', 'p must be null or an integer.'],
  [
    { type: 'number', minimum: 2 },
    1,
    'rest_out_of_bounds',
    'p must be greater than or equal to 2.',
  ],
  [{ type: 'number', maximum: 4 }, 5, 'rest_out_of_bounds', 'p must be less than or equal to 4.'],
  [
    { type: 'number', minimum: 2, exclusiveMinimum: true },
    2,
    'rest_out_of_bounds',
    'p must be greater than 2.',
  ],
  [
    { type: 'number', maximum: 4, exclusiveMaximum: true },
    4,
    'rest_out_of_bounds',
    'p must be less than 4.',
  ],
  [between, 1, 'rest_out_of_bounds', 'p must be between 2 (inclusive) and 4 (inclusive).'],
  [
    { ...between, exclusiveMinimum: true },
    2,
    'rest_out_of_bounds',
    'p must be between 2 (exclusive) and 4 (inclusive).',
  ],
  [
    { ...between, exclusiveMaximum: true },
    4,
    'rest_out_of_bounds',
    'p must be between 2 (inclusive) and 4 (exclusive).',
  ],
  [
    { ...between, exclusiveMinimum: true, exclusiveMaximum: true },
    4,
    'rest_out_of_bounds',
    'p must be between 2 (exclusive) and 4 (exclusive).',
  ],
  [{ type: 'number', multipleOf: 1.5 }, 1, 'rest_invalid_multiple', 'p must be a multiple of 1.5.'],
  [{ type: 'string', minLength: 3 }, 'ab', 'rest_too_short', 'p must have at least 3 characters.'],
  [{ type: 'string', maxLength: 2 }, 'abc', 'rest_too_long', 'p must have at most 2 characters.'],
  [digits, 'a', 'rest_invalid_pattern', 'p must match the pattern ^\\d.'],
  [{ type: 'string', enum: ['a'] }, 'x', 'rest_not_in_enum', 'p must be "a".'],
  [
    { type: 'string', enum: ['a', 'b', 1, null, { c: [2] }] },
    'x',
    'rest_not_in_enum',
    'p must be one of "a", "b", 1, null, {"c":[2]}.',
  ],
  [{ type: 'array', minItems: 2 }, [1], 'rest_too_few_items', 'p must have at least 2 items.'],
  [{ type: 'array', maxItems: 1 }, [1, 2], 'rest_too_many_items', 'p must have at most 1 item.'],
  [
    { type: 'array', uniqueItems: true },
    [1, 1],
    'rest_duplicate_items',
    'p must not contain duplicates.',
  ],
  [
    { type: 'object', minProperties: 2 },
    { a: 1 },
    'rest_too_few_properties',
    'p must have at least 2 properties.',
  ],
  [
    { type: 'object', maxProperties: 0 },
    { a: 1 },
    'rest_too_many_properties',
    'p must have at most 0 properties.',
  ],
  [{ type: 'string', format: 'ip' }, 'x', 'rest_invalid_ip', 'p must be an IP address.'],
  [{ type: 'string', format: 'uuid' }, 'x', 'rest_invalid_uuid', 'p must be a UUID.'],
  [
    { anyOf: [short] },
    'long',
    'rest_no_matching_schema',
    'p is not a valid Code: p must have at most 2 characters.',
  ],
  [
    { oneOf: [digits] },
    'long',
    'rest_no_matching_schema',
    'p does not match the expected format: p must match the pattern ^\\d.',
  ],
  [
    { anyOf: [even, short] },
    5,
    'rest_no_matching_schema',
    'p is not a valid Pair: p must be a multiple of 2.',
  ],
  [{ anyOf: [even, large] }, 5, 'rest_no_matching_schema', 'p is not a valid Pair or Sum.'],
  [
    { anyOf: [even, short, large] },
    null,
    'rest_no_matching_schema',
    'p is not a valid Pair, Code or Sum.',
  ],
  [
    { anyOf: [digits, large] },
    null,
    'rest_no_matching_schema',
    'p does not match any of the expected formats.',
  ],
  [{ anyOf: [] }, 5, 'rest_no_matching_schema', 'p does not match any of the expected formats.'],
  [
    { oneOf: [even, short, large] },
    102,
    'rest_one_of_multiple_matches',
    'p matches Pair and Sum, but must match only one.',
  ],
  [
    { oneOf: [short, digits] },
    '1',
    'rest_one_of_multiple_matches',
    'p matches more than one of the expected formats, but must match only one.',
  ],
];

/** Messages of 7.2 that do not name `p`. */
const general: readonly Refusal[] = [
  [{ type: 'string', format: 'hex-color' }, 'x', 'rest_invalid_hex_color', 'Invalid color.'],
  [{ type: 'string', format: 'date-time' }, 'x', 'rest_invalid_date', 'Invalid date.'],
  [{ type: 'string', format: 'email' }, 'x', 'rest_invalid_email', 'Invalid email address.'],
];

const list: Schema = { type: 'array', items: { type: 'integer' } };
const map: Schema = {
  type: 'object',
  properties: { a: list, b: {} },
  required: ['b'],
  additionalProperties: false,
};

const engines = {
  interpreter,
  'generated code': await generated(
    [...[...about, ...general].map(([schema]) => schema), list, map],
    'messages',
  ),
};

describe.each(Object.entries(engines))('7.2: messages of the %s', (_name, engine) => {
  /** Returns the code, the message and the placeholders of the validation error. */
  function failureOf(schema: Schema, value: unknown): object | null {
    const failure = engine.check(schema)(value, 'p');
    if (!isError(failure)) return failure;
    const { code, message } = failure;
    return { code, message, names: namesIn(failure) };
  }

  test.each(about)('%j refuses %j with %s: %s', (schema, value, code, message) => {
    expect(failureOf(schema, value)).toEqual({ code, message, names: { param: 'p' } });
  });

  test.each(general)('%j refuses %j with %s: %s', (schema, value, code, message) => {
    expect(failureOf(schema, value)).toEqual({ code, message, names: {} });
  });

  test('an item is named by its index', () => {
    expect(failureOf(list, [1, 'x'])).toEqual({
      code: 'rest_invalid_type',
      message: 'p[1] must be an integer.',
      names: { param: 'p[1]' },
    });
  });

  test('a member is named by its name', () => {
    expect(failureOf(map, { a: ['x'], b: 1 })).toEqual({
      code: 'rest_invalid_type',
      message: 'p[a][0] must be an integer.',
      names: { param: 'p[a][0]' },
    });
  });

  test('the message for a missing property names the property and its object', () => {
    expect(failureOf(map, {})).toEqual({
      code: 'rest_property_required',
      message: 'p[b] is required.',
      names: { param: 'p', property: 'b' },
    });
  });

  test('the message for an additional property names the property', () => {
    expect(failureOf(map, { b: 1, c: 1 })).toEqual({
      code: 'rest_additional_properties_forbidden',
      message: 'c is not an allowed property.',
      names: { property: 'c' },
    });
  });
});

test('sanitizing returns the error of an unsafe pattern', () => {
  const schema: Schema = { type: 'object', patternProperties: { '(?<=a*)b': {} } };
  expect(interpreter.sanitize(schema)({ a: 1 }, 'p')).toHaveProperty('code', 'rest_unsafe_pattern');
});

test('7.2: only type errors have data, which contains the parameter', () => {
  const dataOf = ([schema, value]: Refusal) => interpreter.check(schema)(value, 'p')?.data;
  for (const refusal of about.slice(0, 10)) expect(dataOf(refusal)).toEqual({ param: 'p' });
  const others = [...about, ...general].filter(
    ([, , code]) => !/invalid_type|matching_schema|multiple_matches/.test(code),
  );
  expect(others.map(dataOf)).toEqual(others.map(() => null));
});

test('a value that is too deep', () => {
  const failure = checkDepth([[]], 'p', 1);
  expect(failure).toMatchObject({ message: 'p is nested too deeply.' });
  expect(isError(failure) && namesIn(failure)).toEqual({ param: 'p' });
});

test.each<[string, Schema, unknown]>([
  ['the pattern of a text', { type: 'string', pattern: '(?<=a*)b' }, 'aa'],
  ['patternProperties', { type: 'object', patternProperties: { a: {}, '(?<=a*)b': {} } }, {}],
])(
  'an unsafe pattern (%s) is refused with status 500 and names the pattern',
  (_what, schema, value) => {
    expect(interpreter.parse(schema)(value, 'p')).toEqual(interpreter.check(schema)(value, 'p'));
    const failure = interpreter.check(schema)(value, 'p');
    expect(failure).toMatchObject({
      code: 'rest_unsafe_pattern',
      message: 'p cannot be validated: the pattern (?<=a*)b is unsafe.',
      data: { status: 500, param: 'p' },
    });
    expect(isError(failure) && namesIn(failure)).toEqual({ param: 'p' });
  },
);

describe('7.3: notices about schemas', () => {
  const types = 'array, object, integer, number, boolean, string, null';
  const wat = 'wat' as TypeName; // invalid on purpose

  /** Returns the notices of `run` as `function: message`. */
  function noticesOf(run: () => unknown): readonly string[] {
    const notices: string[] = [];
    withNotices(
      (notice) => notices.push(`${notice.fn}: ${'message' in notice ? notice.message : ''}`),
      run,
    );
    return notices;
  }

  test('a missing type', () => {
    expect(noticesOf(() => interpreter.check({})(5, 'p'))).toEqual([
      'rest_validate_value_from_schema: The schema of p has no type.',
      `rest_validate_value_from_schema: The type of p must be one of ${types}.`,
    ]);
    expect(noticesOf(() => interpreter.sanitize({})(5, 'p'))).toEqual([
      'rest_sanitize_value_from_schema: The schema of p has no type.',
      `rest_sanitize_value_from_schema: The type of p must be one of ${types}.`,
    ]);
  });

  test('an unknown type, alone and in a list', () => {
    expect(noticesOf(() => interpreter.check({ type: wat })(5, 'p'))).toEqual([
      `rest_validate_value_from_schema: The type of p must be one of ${types}.`,
    ]);
    expect(noticesOf(() => interpreter.check({ type: ['string', wat] })('x', 'p'))).toEqual([
      `rest_handle_multi_type_schema: Each type of p must be one of ${types}.`,
    ]);
  });

  test('invalid and unsafe patterns are reported', () => {
    const schema: Schema = { pattern: '(', patternProperties: { '(?<=a*)b': {}, a: {} } };
    expect(noticesOf(() => reportPatterns('f', schema, 'p'))).toEqual([
      'f: The pattern ( of p is not a regular expression.',
      'f: The pattern (?<=a*)b of p cannot be matched in linear time.',
    ]);
  });

  test.each<[string, (inner: Schema) => Schema]>([
    ['items', (inner) => ({ items: inner })],
    ['properties', (inner) => ({ properties: { a: {}, b: inner } })],
    ['patternProperties', (inner) => ({ patternProperties: { a: {}, b: inner } })],
    ['additionalProperties', (inner) => ({ additionalProperties: inner })],
    ['anyOf', (inner) => ({ anyOf: [{}, inner] })],
    ['oneOf', (inner) => ({ oneOf: [{}, inner] })],
    ['nested schemas', (inner) => ({ items: { anyOf: [{ items: inner }] } })],
  ])('patterns in %s are reported', (_where, wrap) => {
    const notice = 'f: The pattern ( of p is not a regular expression.';
    expect(noticesOf(() => reportPatterns('f', wrap({ pattern: '(' }), 'p'))).toEqual([notice]);
    expect(noticesOf(() => reportPatterns('f', wrap({ additionalProperties: true }), 'p'))).toEqual(
      [],
    );
  });
});
