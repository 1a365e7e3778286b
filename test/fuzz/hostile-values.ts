import fc from 'fast-check';

/** Texts that break naive handling: of HTML, SQL, paths, patterns, URLs, headers, Unicode and serialized data. */
export const HOSTILE_TEXTS: readonly string[] = [
  ...[
    '\0',
    'a\0b',
    '\ud800',
    'a\udfff',
    '\ufeff',
    '\u202eabc',
    'e\u0301',
    '\u{1F468}\u200d\u{1F469}',
  ],
  ...[
    '\r\nX-Injected: 1',
    'a\nb',
    '\t',
    '\u2028',
    '\x1b[31m',
    '\x7f',
    '\u65e5\u672c',
    '\u00df',
    'I\u0307',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'",
    '"',
    '&amp;&lt;',
    '<!--',
    ']]>',
  ],
  ...['<b>'.repeat(300), '<a href="'.repeat(100), '&'.repeat(1000), '<'.repeat(1000)],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE posts; --',
    '%',
    '_',
    '\\',
    '*',
    '"a* OR NEAR(',
    'a AND',
    '^',
    '-a',
  ],
  ...[
    '..',
    '../../etc/passwd',
    '..%2f..%2f',
    '%00',
    '%',
    '%zz',
    '%2e%2e/',
    'a/b',
    'a?b=c',
    'a#b',
    'a&b=c',
  ],
  ...['con', 'nul.txt', 'a:b', 'C:\\a', '.htaccess', '-rf', '~', '/', '//', '.', ' '],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'length', 'then'],
  ...[
    'a:1:{s:1:"a";i:1;}',
    'O:8:"stdClass":0:{}',
    '{"a":1}',
    '[1,2]',
    '${7*7}',
    '{{7*7}}',
    '$1',
    '$&',
  ],
  ...[
    '1,2,,3',
    ',',
    '1;2',
    'NaN',
    'Infinity',
    '-0',
    '1e400',
    'true',
    'false',
    'undefined',
    '[object Object]',
  ],
  ...['<!-- cms:paragraph -->', '<!-- cms:archives {"type":"daily"} /-->', '<!-- cms:group {"a":'],
  ...['[gallery ids="1,2"]', '[caption]', 'http://', 'http://[', 'javascript:alert(1)', 'mailto:'],
  ...['(a+)+$', '[', '(', '\\d', '(?<a', '.*', 'a|b'],
];

/** Longer texts, which are used less often. */
const LONG_TEXTS = ['a', '\u{1F600}', '<b>', '& ', '[', '<!-- cms:group -->', '(', '%'].map(
  (text) => text.repeat(8_000),
);

const NUMBERS = [0, -1, 0.5, -0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e21, 1e308, 5e-324];

/** A JSON value that code may treat as a prototype. */
const PROTO: unknown = JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":1}}');

function nested(depth: number, wrap: (inner: unknown) => unknown): unknown {
  return Array.from({ length: depth }).reduce((inner: unknown) => wrap(inner), 1);
}

/** Values that no schema expects. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom(...HOSTILE_TEXTS), weight: 8 },
  {
    arbitrary: fc.constantFrom<unknown>(...NUMBERS, null, true, false, '', [], {}, PROTO),
    weight: 5,
  },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 2 },
  {
    arbitrary: fc.array(fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...NUMBERS, null, [], {})),
    weight: 2,
  },
  {
    arbitrary: fc.dictionary(
      fc.constantFrom(...HOSTILE_TEXTS, 'raw', 'rendered', 'id', '0'),
      fc.constantFrom<unknown>(...HOSTILE_TEXTS, ...NUMBERS, null),
      { maxKeys: 4, noNullPrototype: true },
    ),
    weight: 2,
  },
  { arbitrary: fc.json({ maxDepth: 4 }).map((text): unknown => JSON.parse(text)), weight: 1 },
  {
    arbitrary: fc.constantFrom<unknown>(
      ...LONG_TEXTS,
      nested(20, (inner) => [inner]),
      nested(20, (inner) => ({ a: inner })),
      nested(600, (inner) => [inner]),
      nested(600, (inner) => ({ a: inner })),
      Array.from({ length: 2_000 }, (_, at) => at),
    ),
    weight: 1,
  },
);
