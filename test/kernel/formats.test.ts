import { describe, expect, test } from 'vitest';
import { k, sanitizeValue, validateValue } from '../../runtime/schema/index.ts';

const uuid = '0123abcd-4567-89ab-cdef-0123456789ab';

interface Fact {
  readonly code: string;
  readonly good: readonly unknown[];
  readonly bad: readonly unknown[];
}

const facts: { readonly [format: string]: Fact } = {
  'hex-color': {
    code: 'rest_invalid_hex_color',
    good: ['#fff', '#AbC', '#09afAF'],
    bad: ['', 'fff', '#ff', '#ffff', '#fffff', '#fffffff', '#ggg', 'x#fff', '#fffx', '#fff\n', []],
  },
  uuid: {
    code: 'rest_invalid_uuid',
    good: [uuid],
    bad: [
      '',
      uuid.toUpperCase(),
      `x${uuid}`,
      `${uuid}x`,
      `${uuid}\n`,
      uuid.replace('0123abcd', '0123abc'),
      uuid.replace('-4567', '-456'),
      uuid.replace('-89ab', '-89a'),
      uuid.replace('-cdef', '-cde'),
      uuid.slice(0, -1),
      uuid.replaceAll('-', ''),
      uuid.replace('a', 'g'),
      {},
    ],
  },
  'ip, four bytes': {
    code: 'rest_invalid_ip',
    good: ['0.0.0.0', '255.255.255.255', '249.250.200.199', '9.10.99.249', '01.002.3.004'],
    bad: [
      '',
      '1.2.3',
      '1.2.3.4.5',
      '1.2.3.',
      '.1.2.3',
      '1..2.3',
      '1.2.3.4x',
      'x1.2.3.4',
      '1.2.3.4\n',
      '256.1.1.1',
      '1.1.1.256',
      '260.1.1.1',
      '1.1.1.300',
      '1.1.1.1234',
      'a.1.1.1',
      '1.1.1.a',
      '1.1.1.25a',
      '1x1.1.1',
      12,
      [],
    ],
  },
  'ip, eight groups': {
    code: 'rest_invalid_ip',
    good: [
      '::',
      '::1',
      '1::',
      '1::2',
      '1:2:3:4:5:6:7:8',
      '1:2:3:4:5:6:7::',
      'ABCD:ef01:0::',
      '::ffff:1.2.3.4',
      '1:2:3:4:5:6:255.249.199.10',
      '::1.2.3.249',
      '::1.2.3.199',
      // Without an omitted group `::` is a colon.
      '1:2:3:4::5:6:7:8',
      '::1:2:3:4:5:6:7:8',
      '::1:2:3:4:5:6.7.8.9',
    ],
    bad: [
      ':',
      ':::',
      '1',
      '1:2:3:4:5:6:7',
      '1:2:3:4:5:6:7:8:9',
      '1::2:3:4:5:6:7:8:9',
      '1::2::3',
      '1:2::3:4::5:6:7:8',
      '12345::',
      '::12345',
      '::g',
      '::1%eth0',
      '::1/64',
      '::1.2.3',
      '::1.2.3.04',
      '::1.2.3.256',
      '::1.2.3.4x',
      '::x1.2.3.4',
      '::x:1.2.3.4',
      '1.2.3.4::',
      '1.2.3.4::1',
      '1:2:3:4:5:6:7:1.2.3.4',
      '1:2:3:4:5:1.2.3.4',
      '::1:2:3:4:5:6:7:1.2.3.4',
    ],
  },
  email: {
    code: 'rest_invalid_email',
    good: ['a@b.cd', "A.9!#$%&'*+/=?^_`{|}~-@x-y.Z1.co", 'a@b-c.d-e', 'a@xyz-1.23', 'a@b.c.d'],
    bad: [
      '',
      'a@b.c',
      'abcdef',
      '@b.cdef',
      'a@bcdef',
      'a b@c.de',
      'é@b.cdef',
      'a@b..cd',
      'a@.b.cd',
      'a@b.cd.',
      'a@-b.cd',
      'a@b-.cd',
      'a@b_c.de',
      'a@b.c d',
      'a@b@c.de',
      'a@b.cd\n',
      ' a@b.cd',
      ['a@b.cd'],
    ],
  },
  'date-time': {
    code: 'rest_invalid_date',
    good: ['2020-01-02T03:04:05Z'],
    bad: ['', '2020-01-02', 5, null, {}],
  },
};

describe.each(Object.entries(facts))('4.7: the format %s', (title, { code, good, bad }) => {
  const format = title.replace(/,.*/, '');
  const check = (value: unknown) => validateValue(value, { format }, 'p');

  test.each(good)('accepts %j', (value) => {
    expect(check(value)).toBeNull();
  });

  test.each(bad.map((value) => [value]))('refuses %j', (value) => {
    expect(check(value)?.code).toBe(code);
  });
});

test('4.7: the fast path leaves an e-mail address with `%` to the interpreter', () => {
  expect(
    ['a@b.cd', 'A@B.CD', 'a@b.c', 'a%41@b.cd', 'a@b', 5].map((value) => k.email(value)),
  ).toEqual(['a@b.cd', 'A@B.CD', ...[undefined, undefined, undefined, undefined]]);
});

test('4.7: an invalid hex color is sanitized to an empty text', () => {
  const schema = { type: 'string', format: 'hex-color' } as const;
  const values = ['#fff', '#ff', 12, null, ['#fff']];
  expect(values.map((value) => sanitizeValue(value, schema, 'p'))).toEqual([
    '#fff',
    '',
    '',
    '',
    '',
  ]);
});

test.each([
  ['hex-color', '#ff', ''],
  ['date-time', ' a <b>b</b>\n', 'a b'],
  ['email', ' a <b>b</b>\n', 'a b'],
  ['ip', ' a <b>b</b>\n', 'a b'],
  ['uuid', ' a <b>b</b>\n', 'a b'],
  ['text-field', 'a\n<b>b</b>', 'a b'],
  ['textarea-field', 'a\n<b>b</b>', 'a\nb'],
  ['uri', 'a.b/c d', 'http://a.b/c%20d'],
  ['other', ' <b>\n', ' <b>\n'],
  [undefined, ' <b>\n', ' <b>\n'],
])('4.7: text with the format %s: %j is sanitized to %j', (format, text, sanitized) => {
  const schema = { type: 'string', ...(format !== undefined && { format }) } as const;
  expect(sanitizeValue(text, schema, 'p')).toBe(sanitized);
});
