import { describe, expect, test } from 'vitest';
import { isError } from '../../runtime/errors/index.ts';
import { isEqual, isUnique, sanitizeTextField, sanitizeTitle } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { ask, open, serviceWith } from '../runtime/service.ts';
import { generated, interpreter } from './both.ts';

const schemas = {
  string: { type: 'string' },
  short: { type: 'string', minLength: 1, maxLength: 1, pattern: '^.$' },
  integer: { type: 'integer' },
  number: { type: 'number' },
  bounded: { type: 'number', minimum: -1e308, maximum: 1e308 },
  list: { type: 'array', items: { type: 'string' } },
  either: { type: ['integer', 'string'] },
  twice: { type: 'integer', anyOf: [{ minimum: 1 }] },
} as const satisfies { readonly [name: string]: Schema };
type Name = keyof typeof schemas;

const printed = await generated(Object.values(schemas), 'odd-values');

/** Returns the sanitized value, or the code of the validation error; both engines must agree. */
function parsed(value: unknown, schema: Schema): unknown {
  const [walked, unrolled] = [interpreter, printed].map((engine) => {
    const result = engine.check(schema)(value, 'p') ?? engine.sanitize(schema)(value, 'p');
    return isError(result) ? result.code : result;
  });
  expect(unrolled).toEqual(walked);
  return walked;
}

const NOT = 'rest_invalid_type';
const OUT = 'rest_out_of_bounds';
const MOST = 2 ** 63;

describe('4.7: unusual texts', () => {
  const digits = '1'.repeat(400);
  const cases: readonly (readonly [string, string, { readonly [schema in Name]?: unknown }])[] = [
    [
      'a lone surrogate counts as one character',
      '\ud800',
      { string: '\ud800', short: '\ud800', integer: NOT, list: ['\ud800'], either: '\ud800' },
    ],
    ['a surrogate pair counts as one character', '😀', { short: '😀' }],
    [
      'surrogates in the wrong order count as two characters',
      '\udc00\ud800',
      { short: 'rest_too_long' },
    ],
    [
      'NUL counts as one character',
      '\0',
      { string: '\0', short: '\0', integer: NOT, list: ['\0'] },
    ],
    ['NUL is not a blank', '1\0', { string: '1\0', integer: NOT, number: NOT, either: '1\0' }],
    ['a byte order mark counts as one character', '\ufeff', { short: '\ufeff', list: ['\ufeff'] }],
    [
      'a byte order mark is not a blank',
      '\ufeff1',
      { string: '\ufeff1', integer: NOT, number: NOT },
    ],
    ['a no-break space is not a blank', '\u00a01', { integer: NOT, list: ['\u00a01'] }],
    ['digits beyond ASCII are not numeric', '１', { integer: NOT, number: NOT, either: '１' }],
    ['a hexadecimal text is not numeric', '0x10', { integer: NOT, number: NOT }],
    [
      'the text Infinity is not numeric',
      'Infinity',
      { integer: NOT, number: NOT, either: 'Infinity' },
    ],
    [
      '400 digits are Infinity as a number and 0 as an integer',
      digits,
      { string: digits, integer: 0, number: Infinity, bounded: OUT, either: 0 },
    ],
    [
      '400 negative digits are -Infinity as a number and 0 as an integer',
      `-${digits}`,
      { integer: 0, number: -Infinity, bounded: OUT },
    ],
    ['400 decimals are rounded', `0.${'3'.repeat(400)}`, { integer: NOT, number: 1 / 3 }],
    [
      '1e400 is Infinity as a number and 0 as an integer',
      '1e400',
      { integer: 0, number: Infinity, bounded: OUT },
    ],
    ['1e-400 is 0', '1e-400', { integer: 0, number: 0 }],
    ['-0 is -0 as a number and 0 as an integer', '-0', { integer: 0, number: -0 }],
    [
      'an integer text over 64 bits is the largest integer',
      '9223372036854775808',
      { integer: MOST, number: MOST },
    ],
    [
      'an integer text over 64 bits stays the largest integer when it is sanitized again',
      '9223372036854775808',
      { twice: MOST },
    ],
    ['1e308 is the largest integer', '1e308', { integer: MOST, number: 1e308 }],
    ['a text that starts with a number is not numeric', '123e4567-e89b', { integer: NOT }],
  ];

  test.each(cases)('%s', (_title, text, expected) => {
    for (const name of Object.keys(expected) as Name[])
      expect([name, parsed(text, schemas[name])]).toEqual([name, expected[name]]);
  });

  test('text fields remove lone surrogates and keep other unusual characters', () => {
    expect(sanitizeTextField('a\ud800b')).toBe('ab');
    expect(sanitizeTextField('\ufeffa')).toBe('\ufeffa');
    expect(sanitizeTitle('\ufeffa\0\ud800b')).toBe('ab');
  });
});

describe('4.7: unusual numbers', () => {
  const cases: readonly (readonly [number, { readonly [schema in Name]?: unknown }])[] = [
    [Infinity, { string: NOT, integer: 0, number: Infinity, bounded: OUT, list: ['INF'] }],
    [-Infinity, { integer: 0, number: -Infinity, bounded: OUT, list: ['-INF'] }],
    [-0, { integer: 0, number: -0, list: ['0'] }],
    [1e308, { integer: 0, number: 1e308, bounded: 1e308 }],
    [5e-324, { integer: NOT, number: 5e-324 }],
    [2 ** 53, { integer: 2 ** 53, number: 2 ** 53, list: ['9007199254740992'] }],
    // The largest integer stays the same when it is sanitized twice.
    [2 ** 63, { integer: MOST, number: MOST, twice: MOST }],
    // Numbers beyond 64 bits wrap around, unlike text.
    [2 ** 63 + 2048, { integer: -MOST + 2048, number: MOST + 2048 }],
    [2 ** 64, { integer: 0, number: 2 ** 64 }],
    [1e21, { integer: 3875820019684212736, number: 1e21, list: ['1.0E+21'] }],
  ];

  test.each(cases)('%d', (number, expected) => {
    for (const name of Object.keys(expected) as Name[])
      expect([name, parsed(number, schemas[name])]).toEqual([name, expected[name]]);
  });

  test('are distinguished by `isUnique` and `isEqual`', () => {
    expect(isUnique([[Infinity], [null], [-Infinity]])).toBe(true);
    expect(isUnique([[0], [-0]])).toBe(false);
    expect(isEqual([0], [-0])).toBe(true);
    expect(isUnique(['\ud800', '\ud801', '\ufffd'])).toBe(true);
    expect(isUnique([['\ud800'], ['\\ud800'], ['\ufffd']])).toBe(true);
  });
});

describe('unusual bodies', () => {
  const server = serviceWith({
    '/echo': open((request) => String(request.getParam('a')), {
      methods: 'POST',
      args: { a: { type: ['number', 'string'] } },
    }),
  });
  const send = async (raw: string | Uint8Array) => {
    const headers = { 'content-type': 'application/json' };
    const { status, body } = await ask(server, {
      method: 'POST',
      route: '/test/v1/echo',
      raw,
      headers,
    });
    const { code, data } = body as { code?: string; data?: { json_error_code?: number } };
    return status === 200 ? body : [status, code, data?.json_error_code];
  };

  test.each([
    ['{"a":1e400}', 'Infinity'],
    ['{"a":-1e400}', '-Infinity'],
    ['{"a":-0}', '0'],
    ['{"a":123456789012345678901234567890}', '1.2345678901234568e+29'],
    ['{"a":"\\u0000"}', '\0'],
    ['{"a":"\\ud83d\\ude00"}', '😀'],
    ['{"a":"\\ud83d"}', [400, 'rest_invalid_json', 10]],
    ['{"\\ud83d":1}', [400, 'rest_invalid_json', 10]],
    ['{"a":"\0"}', [400, 'rest_invalid_json', 3]],
    ['{"a":"x",\n}', [400, 'rest_invalid_json', 4]],
    ['{"a":NaN}', [400, 'rest_invalid_json', 4]],
    ['\ufeff{"a":1}', [400, 'rest_invalid_json', 4]],
  ])('%j', async (text, expected) => {
    expect(await send(text)).toEqual(expected);
    expect(await send(Buffer.from(text))).toEqual(expected);
  });
});
