import { describe, expect, test } from 'vitest';
import { parseValue, validateValue } from '../../runtime/schema/index.ts';
import { ask, open, serviceWith } from '../runtime/service.ts';

interface Fact {
  readonly code: string;
  readonly message: string;
  readonly good: readonly string[];
  readonly bad: readonly unknown[];
}

const facts: { readonly [format: string]: Fact } = {
  'date-time': {
    code: 'rest_invalid_date',
    message: 'published must be an RFC 3339 date and time.',
    good: [
      ...['2026-02-28T00:00:00Z', '2024-02-29T23:59:59.123+05:30', '0001-01-01t00:00:00z'],
      ...['1990-12-31T23:59:60Z', '1990-12-31T15:59:60-08:00'],
    ],
    bad: [
      ...['2026-02-31T00:00:00Z', '2023-02-29T00:00:00Z', '1900-02-29T00:00:00Z'],
      ...['2026-02-28T00:00:00', '2026-02-28 00:00:00Z', '2026-02-28T24:00:00Z', '2026-02-28'],
      ...['2026-02-28T00:00:00Z\n', '2026-02-28T12:00:60Z', '2026-02-28T00:00Z', 5, null, ''],
    ],
  },
  date: {
    code: 'rest_invalid_date',
    message: 'published must be an RFC 3339 date.',
    good: ['2026-01-31', '2026-04-30', '2000-02-29', '0000-12-01'],
    bad: ['2026-04-31', '2026-13-01', '2026-00-01', '2026-01-00', '2026-1-1', '26-01-01', '', 5],
  },
  time: {
    code: 'rest_invalid_time',
    message: 'published must be an RFC 3339 time.',
    good: ['00:00:00Z', '23:59:59.5+23:59', '12:30:00-00:00', '23:59:60Z', '01:29:60+01:30'],
    bad: [
      '24:00:00Z',
      '12:60:00Z',
      '12:00:00',
      '12:00Z',
      '12:00:60Z',
      '12:00:00+24:00',
      '9:00:00Z',
    ],
  },
  duration: {
    code: 'rest_invalid_duration',
    message: 'published must be an ISO 8601 duration.',
    good: ['P1D', 'PT12H', 'P1Y2M3DT4H5M6S', 'P3W', 'PT0S', 'P1YT1H', 'P2MT5M'],
    bad: ['P', 'PT', 'P1', '1D', 'P1Y1D', 'PT1H1S', 'P1WT1H', 'P-1D', 'P1.5D', 'p1d', 'P1D\n'],
  },
  uri: {
    code: 'rest_invalid_uri',
    message: 'published must be an RFC 3986 URI.',
    good: [
      ...['https://example.org/a?b=c#d', 'mailto:ada@example.org', 'urn:isbn:0451450523', 'a:'],
      ...[
        'http://u:p@[2001:db8::7]:80/',
        'http://[v7.a:b]/',
        'file:///etc/hosts',
        'tel:+1-816-555',
      ],
      ...['app+x://callback?code=%20', 'http://a.b/?q=/?'],
    ],
    bad: [
      ...['example.org', '/path', '//host/path', 'http://a b', 'http://a/<b>', 'http://a/%zz'],
      ...['http://[::1', 'http://[x]/', 'http://a:80x/', 'http://ä.example/', '1a:b', '', 'a:[b]'],
      ...['http://a/\n'],
    ],
  },
  'uri-reference': {
    code: 'rest_invalid_uri',
    message: 'published must be an RFC 3986 URI reference.',
    good: [
      'https://example.org/a?b=c#d',
      '/a/b',
      'a/b:c',
      '../a',
      '?q=1',
      '#end',
      '//host/a',
      '',
      '.',
    ],
    bad: ['a b', 'http://[x]/', '//[x]/', '/a/%zz', '1a:b', '/a\n', '<a>'],
  },
  hostname: {
    code: 'rest_invalid_hostname',
    message: 'published must be an RFC 1123 host name.',
    good: ['localhost', 'a.b-c.example', 'xn--nxasmq6b', '1.2.3.4', `${'a'.repeat(63)}.org`],
    bad: [
      '',
      '-a',
      'a-',
      'a..b',
      'a_b',
      '.a',
      'a.',
      'ä.org',
      'a'.repeat(64),
      'a.'.repeat(126) + 'aaa',
    ],
  },
  byte: {
    code: 'rest_invalid_base64',
    message: 'published must be RFC 4648 base64.',
    good: ['', 'YQ==', 'YWI=', 'YWJj', '+/+/'],
    bad: ['YQ', 'YQ=', 'Y===', 'YQ==\n', 'YW Jj', '-_-_', 'YQ==YQ=='],
  },
  int64: {
    code: 'rest_invalid_integer',
    message: 'published must be an integer of 64 bits.',
    good: ['0', '-1', '9007199254740993', '9223372036854775807', '-9223372036854775808'],
    bad: ['', '-0', '01', '1.0', '1e3', '+1', '9223372036854775808', '-9223372036854775809', 'a'],
  },
};

describe.each(Object.entries(facts))('strict format %s', (format, { code, message, good, bad }) => {
  const schema = { type: 'string', format } as const;
  const strictly = (value: unknown) =>
    validateValue(value, schema, 'published', { formats: 'strict' });

  test.each(good.map((value) => [value]))('%j is valid and stays as it is', (value) => {
    expect(strictly(value)).toBeNull();
    expect(parseValue(value, schema, 'published', { formats: 'strict' })).toBe(value);
  });

  test.each(bad.map((value) => [value]))('%j is invalid', (value) => {
    const failure = strictly(value);
    if (typeof value !== 'string') return expect(failure?.code).toBe('rest_invalid_type');
    expect([failure?.code, failure?.message]).toEqual([code, message]);
  });
});

test('strict formats apply inside lists, maps and alternatives', () => {
  const date = { type: 'string', format: 'date' } as const;
  const schema = {
    type: 'object',
    properties: { days: { type: 'array', items: { anyOf: [date, { type: 'integer' }] } } },
  } as const;
  const value = { days: ['2026-02-30'] };
  expect(validateValue(value, schema, 'p')).toBeNull();
  expect(validateValue(value, schema, 'p', { formats: 'strict' })?.message).toContain(
    'p[days][0] must be an RFC 3339 date.',
  );
});

test('with strict formats, the `$` of a pattern does not match before a line break at the end', () => {
  const pattern = '^(?!0)[0-9$]+$';
  const text = { type: 'string', pattern } as const;
  const names = { type: 'object', patternProperties: { [pattern]: {} } } as const;
  const closed = { ...names, additionalProperties: false } as const;
  const forbidden = 'rest_additional_properties_forbidden';
  const strictly = (value: unknown, schema: typeof text | typeof closed) =>
    validateValue(value, schema, 'p', { formats: 'strict' })?.code;
  expect(new RegExp(pattern, 'u').test('1\n')).toBe(false);
  expect([strictly('1\n', text), strictly({ '1\n': 1 }, closed)]).toEqual([
    'rest_invalid_pattern',
    forbidden,
  ]);
  expect(validateValue('1\n', text, 'p') ?? validateValue({ '1\n': 1 }, closed, 'p')).toBeNull();
  for (const value of ['1', '$'])
    expect([strictly(value, text), strictly({ [value]: 1 }, closed)]).toEqual([
      undefined,
      undefined,
    ]);
});

test('a URI is validated in linear time', () => {
  const start = performance.now();
  for (const text of [`http://${'a'.repeat(100_000)}|`, `a:${'/a'.repeat(50_000)}|`])
    validateValue(text, { type: 'string', format: 'uri' }, 'p', { formats: 'strict' });
  expect(performance.now() - start).toBeLessThan(1000);
});

describe('a server with strict formats', () => {
  const text = { type: 'string' } as const;
  const args = {
    published: { ...text, format: 'date-time' },
    site: { ...text, format: 'uri' },
    days: { type: 'array', items: { ...text, format: 'date' } },
    count: { type: 'integer' },
    code: { ...text, pattern: '^[0-9]+$' },
  } as const;
  const route = { '/x': open((request) => ({ ...request.getParams() }), { args }) };
  const strict = serviceWith(route, { settings: { protocol: { formats: 'strict' } } });
  const lenient = serviceWith(route);
  const send = (query: object) => ({ route: '/test/v1/x', query: { ...query } });

  test('refuses values that lenient formats accept', async () => {
    const query = {
      published: '2026-02-31T00:00:00',
      days: ['2026-02-30'],
      count: '3',
      code: '1\n',
    };
    expect((await ask(lenient, send(query))).body).toMatchObject({ ...query, count: 3 });
    const { status, body } = await ask(strict, send(query));
    expect([status, body]).toMatchObject([
      400,
      {
        data: {
          params: {
            published: 'published must be an RFC 3339 date and time.',
            days: 'days[0] must be an RFC 3339 date.',
            code: 'code must match the pattern ^[0-9]+$.',
          },
        },
      },
    ]);
  });

  test('keeps valid values, also those that lenient formats refuse or change', async () => {
    const query = { published: '2026-02-28t00:00:00z', site: 'app+x://callback', count: '3' };
    expect((await ask(lenient, send({ site: query.site }))).body).toMatchObject({ site: '' });
    expect((await ask(strict, send(query))).body).toMatchObject({ ...query, count: 3 });
  });
});
