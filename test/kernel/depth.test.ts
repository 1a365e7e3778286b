import { describe, expect, test } from 'vitest';
import {
  DEFAULT_DEPTH,
  checkDepth,
  sanitizeValue,
  validateValue,
} from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';

/** Nested lists or maps with this depth. */
function nested(depth: number, wrap: (inner: unknown) => unknown = (inner) => [inner]): unknown {
  let value: unknown = [];
  for (let at = 1; at < depth; at += 1) value = wrap(value);
  return value;
}

const asMember = (inner: unknown) => ({ a: inner });

/** A recursive schema, which JSON schemas without references cannot be. */
function endless(make: (self: Schema) => Schema): Schema {
  const self: { -readonly [key in keyof Schema]: Schema[key] } = {};
  return Object.assign(self, make(self));
}

describe('a value with the maximum depth is valid, and one level more is not', () => {
  const lists = endless((self) => ({ type: 'array', items: self }));
  const maps = endless((self) => ({
    type: ['object', 'array'],
    properties: { a: self },
  }));

  test.each([
    ['lists', lists, (depth: number) => nested(depth)],
    ['maps', maps, (depth: number) => nested(depth, asMember)],
  ])('%s', (_what, schema, make) => {
    expect(validateValue(make(DEFAULT_DEPTH), schema, 'p')).toBeNull();
    expect(validateValue(make(DEFAULT_DEPTH + 1), schema, 'p')?.code).toBe('rest_value_too_deep');
    expect(sanitizeValue(make(DEFAULT_DEPTH), schema, 'p')).toEqual(make(DEFAULT_DEPTH));
    expect(sanitizeValue(make(DEFAULT_DEPTH + 1), schema, 'p')).toHaveProperty(
      'code',
      'rest_value_too_deep',
    );
  });
});

describe('a recursive schema is followed to the depth limit', () => {
  test.each<[string, Schema]>([
    ['anyOf', endless((self) => ({ type: 'string', anyOf: [self] }))],
    ['oneOf', endless((self) => ({ type: 'string', oneOf: [self] }))],
  ])('%s', (_keyword, schema) => {
    expect(validateValue('x', schema, 'p')).not.toBeNull();
    expect(sanitizeValue('x', schema, 'p')).toHaveProperty('code');
  });

  test.each<[string, Schema]>([
    ['anyOf', endless((self) => ({ type: 'array', anyOf: [{ type: 'array' }], items: self }))],
    ['oneOf', endless((self) => ({ type: 'array', oneOf: [{ type: 'array' }], items: self }))],
  ])('`items` together with `%s`', (_keyword, schema) => {
    expect(sanitizeValue(nested(2 * DEFAULT_DEPTH), schema, 'p')).toHaveProperty(
      'code',
      'rest_value_too_deep',
    );
  });
});

describe('the depth of a value', () => {
  test.each([
    [nested(3), 3, true],
    [nested(4), 3, false],
    [nested(4, asMember), 3, false],
    [[[], {}, [[]]], 3, true],
    [[[], {}, [[{}]]], 3, false],
    [nested(8), 8, true],
    [nested(9), 8, false],
    [nested(9, asMember), 9, true],
    [nested(10, asMember), 9, false],
    [{ a: 1, b: nested(9) }, 10, true],
    [{ a: 1, b: nested(9) }, 9, false],
    ['text', 0, true],
    [null, 0, true],
    [[null, 'text', 1], 1, true],
    [[], 0, false],
  ])('of %j is within %i levels: %j', (value, limit, isWithin) => {
    expect(checkDepth(value, 'p', limit) === null).toBe(isWithin);
  });

  test('that is too deep is refused with status 400', () => {
    expect(checkDepth([[]], 'p', 1)).toMatchObject({
      code: 'rest_value_too_deep',
      data: { status: 400, param: 'p' },
    });
  });
});
