import { describe, expect, test } from 'vitest';
import {
  bestType,
  isArray,
  isEqual,
  isInteger,
  isNumeric,
  isUnique,
  sanitizeValue,
  splitList,
  stabilize,
  toBoolean,
  toInteger,
  toNumber,
  toText,
  validateValue,
} from '../../runtime/schema/index.ts';
import { isTypeName } from '../../runtime/schema/keywords/type.ts';
import { characterCount } from '../../runtime/schema/values/text.ts';

test('4.7: undefined has the type null', () => {
  expect(bestType(undefined, ['string', 'null'])).toBe('null');
  expect(validateValue(undefined, { type: 'null' }, 'p')).toBeNull();
});

test('4.7: `isTypeName` accepts type names only, not lists or inherited property names', () => {
  expect([['string'], 'string', 'wat', 'toString', null].map(isTypeName)).toEqual([
    false,
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ['false', false],
  ['FALSE', false],
  ['falsey', true],
  ['unfalse', true],
  ['0', false],
  ['00', true],
  ['', false],
  [[], false],
  [[0], true],
  [{}, false],
  [0, false],
  [2, true],
  [null, false],
  [true, true],
  [false, false],
])('4.7: %j as a boolean is %j', (value, boolean) => {
  expect(toBoolean(value)).toBe(boolean);
});

describe('4.7: lists', () => {
  test.each([
    [{ '0': 'a', '2': 'b' }, true],
    [{ '10': 'a', '-3': 'b' }, true],
    [{ '123456789012345678': 'a' }, true],
    [{}, true],
    [{ '1234567890123456789': 'a' }, false],
    [{ '0': 'a', x: 'b' }, false],
    [{ '01': 'a' }, false],
    [{ '-0': 'a' }, false],
    [{ '1x': 'a' }, false],
    [{ x1: 'a' }, false],
    [{ '1.5': 'a' }, false],
  ])('%j is a list: %j', (value, isOne) => {
    expect(isArray(value)).toBe(isOne);
  });

  test('text is split at commas, blanks and the control characters from tab to carriage return', () => {
    expect(splitList('a,b c\td\ne\vf\fg\rh')).toEqual([...'abcdefgh']);
    expect(splitList('a\bb\x0ec\u00a0d')).toEqual(['a\bb\x0ec\u00a0d']);
    expect(splitList(',, a,,')).toEqual(['a']);
  });
});

describe('4.7: lists and maps that are sanitized as objects', () => {
  const only = (name: string) =>
    ({
      type: 'object',
      properties: { [name]: { type: 'string' } },
      additionalProperties: false,
    }) as const;

  test('a map of positions remains a map', () => {
    expect(sanitizeValue({ '0': 'a' }, { type: 'object' }, 'p')).toEqual({ '0': 'a' });
  });

  test('a list remains a list, unless an item before another is removed', () => {
    expect(sanitizeValue(['a', 'b'], only('0'), 'p')).toEqual(['a']);
    expect(sanitizeValue(['a', 'b'], only('1'), 'p')).toEqual({ '1': 'b' });
  });

  test('only an empty list is accepted as an object', () => {
    expect(validateValue([], { type: 'object' }, 'p')).toBeNull();
    expect(validateValue(['a'], { type: 'object' }, 'p')?.code).toBe('rest_invalid_type');
  });
});

describe('4.7: numbers', () => {
  test.each([
    ['\v1', 1],
    ['1\v', 1],
    ['.25', 0.25],
    ['1.', 1],
    ['1e10', 1e10],
    ['-0', -0],
    ['+5', 5],
    ['09', 9],
    ['123456789012345678901234567890', 123456789012345678901234567890],
    ['1234567890123456789', 1234567890123456789],
  ])('%j is the number %d', (text, number) => {
    expect(isNumeric(text)).toBe(true);
    expect(toNumber(text)).toBe(number);
  });

  test.each([
    ['\v1x', 1],
    ['1.25x', 1.25],
    ['.25x', 0.25],
    ['1e10x', 1e10],
    ['1e', 1],
    ['x1', 0],
    ['', 0],
  ])('%j is not numeric, and `toNumber` reads its leading %d', (text, number) => {
    expect(isNumeric(text)).toBe(false);
    expect(toNumber(text)).toBe(number);
  });

  test('an infinite number is an integer', () => {
    expect([Infinity, -Infinity, '1e400', NaN, 1.5].map(isInteger)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test.each([
    [-0, 0],
    [-0.5, 0],
    ['-0', 0],
    ['-1.9', -1],
    ['9223372036854775808', 2 ** 63],
    ['1e30', 2 ** 63],
    ['-1e30', -(2 ** 63)],
    ['1e400', 0],
    ['123e4567-e89b', 0],
    [2 ** 63, 2 ** 63],
    [2 ** 64, 0],
    [-(2 ** 63), -(2 ** 63)],
    [2 ** 62, 2 ** 62],
    [1e30, 5076964154930102272],
    [-1e30, -5076964154930102272],
    [Infinity, 0],
    [NaN, 0],
  ])('%d as an integer is %d', (value, integer) => {
    expect(toInteger(value)).toBe(integer);
  });
});

describe('4.7: text of numbers', () => {
  test.each([
    [1.05, '1.05'],
    [1 / 3, '0.33333333333333'],
    [12345678901234.25, '12345678901234'],
    [123456789012345.5, '1.2345678901235E+14'],
    [2 ** 62, '4611686018427387904'],
    [2 ** 63, '9.2233720368548E+18'],
    [-(2 ** 63), '-9.2233720368548E+18'],
    [0.00001, '1.0E-5'],
    [0.0001, '0.0001'],
    [-0.00012, '-0.00012'],
    [99999999999999.99, '1.0E+14'],
    [9999999999999.94, '9999999999999.9'],
    [Infinity, 'INF'],
    [-Infinity, '-INF'],
    [NaN, 'NAN'],
  ])('%d', (number, text) => {
    expect(toText(number)).toBe(text);
  });
});

test('4.7: `toNumber` and `toText` convert booleans, null, lists and maps like PHP', () => {
  const others = [true, false, null, [], ['a'], {}, { a: 1 }];
  expect(others.map(toNumber)).toEqual([1, 0, 0, 0, 1, 0, 1]);
  expect(others.map(toText)).toEqual(['1', '', '', 'Array', 'Array', 'Array', 'Array']);
});

test.each([
  ['a\udc4db', 3],
  ['\ud800\udc00', 1],
  ['\ud800\udfff', 1],
  ['\udbff\udc00', 1],
  ['\udbff\udfff', 1],
  ['\udc00\udc00', 2],
  ['\ue000\udc00', 2],
  ['\ud7ff\udc00', 2],
  ['\ud800\ue000', 2],
  ['\ud800\udbff', 2],
  ['\ud800\ud800\udc00', 2],
  ['\ud800', 1],
  ['', 0],
])('4.7: %j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

describe('4.7: equality', () => {
  test.each([
    [[1, { a: [] }], [1, { a: {} }], true],
    [['x'], { '0': 'x' }, true],
    [{ length: 1 }, ['x'], false],
    [['x'], { length: 1 }, false],
    [[[]], [5], false],
    [[{}], [null], false],
    [[null], [{}], false],
    [{ a: undefined }, { b: undefined }, false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [[1, 2], [2, 1], false],
    [[1], ['1'], false],
  ])('%j and %j: %j', (a, b, areEqual) => {
    expect(isEqual(a, b)).toBe(areEqual);
  });

  test.each([
    [[{ a: 1 }, { b: 1 }], true],
    [
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      false,
    ],
    [[{ a: '1' }, { a: 1 }], true],
    [[{ a: null }, { a: 'null' }], true],
    [[[Infinity], [null]], true],
    [[[12], [1, 2]], true],
    [[[1, [2]], [[1, 2]]], true],
    [[[[1], 2], [[1, 2]]], true],
    [[{ a: { b: 1, c: 2 } }, { a: { b: 1 }, c: 2 }], true],
    [[{ a: 1, b: { c: 1 } }, { b: { a: 1, c: 1 } }], true],
    [[['a', 'b'], ['a,b']], true],
    [[[1], { '0': 1 }], false],
    [[[], {}], false],
    [[[1], '[1]', '{"0":1,}'], true],
    [['1', 1, true, null], true],
    [[1, 2, 1], false],
    [[[1], [2], [1]], false],
    [Array.from({ length: 20 }, (_, number) => number), true],
    [Array.from({ length: 20 }, (_, number) => number % 19), false],
  ])('all items of %j differ: %j', (items, doDiffer) => {
    expect(isUnique(items)).toBe(doDiffer);
  });
});

describe('4.7: map keys that are not array indices are sorted', () => {
  test.each([
    [
      ['10.5', '2.5'],
      ['2.5', '10.5'],
    ],
    [
      ['b', '2.5', 'a'],
      ['2.5', 'a', 'b'],
    ],
    [
      ['ab', 'a', 'b'],
      ['a', 'ab', 'b'],
    ],
    [
      ['\u{1f44d}', '\ufffd'],
      ['\ufffd', '\u{1f44d}'],
    ],
  ])('%j becomes %j', (names, ordered) => {
    const map = Object.fromEntries(names.map((name) => [name, 1]));
    expect(Object.keys(Object(stabilize(map)))).toEqual(ordered);
  });
});
