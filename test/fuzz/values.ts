import fc from 'fast-check';
import { arbitraryOf } from '../../runtime/arbitraries/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { hostile } from './hostile-values.ts';

/** How closely the arguments of a request follow their definitions. */
export type Quality = 'valid' | 'boundary' | 'hostile';

/** Values for an argument: valid ones, ones at the limits of its schema, or invalid ones. */
export function valuesOf(schema: Schema, quality: Quality): fc.Arbitrary<unknown> {
  if (quality === 'hostile') return hostile;
  if (quality === 'boundary') return boundaryOf(schema);
  return fc.oneof(
    { arbitrary: arbitraryOf(schema, 'required'), weight: 3 },
    { arbitrary: idsFor(schema) ?? arbitraryOf(schema, 'required'), weight: 2 },
  );
}

/** IDs that exist on a small site. */
const ID = fc.integer({ min: 0, max: 90 });

function idsFor({ type, items, enum: listed }: Schema): fc.Arbitrary<unknown> | null {
  if (listed) return null;
  if (type === 'integer') return ID;
  return type === 'array' && items?.type === 'integer' && !items.enum
    ? fc.array(ID, { maxLength: 4 })
    : null;
}

/** Values at and next to the limits of a schema, and other notations of valid values. */
function boundaryOf(schema: Schema): fc.Arbitrary<unknown> {
  const values = boundaryValues(schema);
  return values.length > 0 ? fc.constantFrom(...values) : hostile;
}

function boundaryValues(schema: Schema): readonly unknown[] {
  if (schema.enum && schema.enum.length > 0)
    return schema.enum.flatMap((value) => [
      value,
      String(value).toUpperCase(),
      ` ${value}`,
      [value],
    ]);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) return alternatives.flatMap(boundaryValues);
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  return types.flatMap((type) => boundaries[type]?.(schema) ?? []);
}

const boundaries: { readonly [type: string]: (schema: Schema) => readonly unknown[] } = {
  null: () => [null, '', 'null'],
  boolean: () => [true, false, 1, 0, 'true', 'FALSE', '0', '1', 2, 'yes', ''],
  integer: numbersOf,
  number: (schema) => [...numbersOf(schema), 0.1, -0.5, Number.MIN_VALUE, Number.MAX_VALUE],
  string: (schema) => [...(FORMATS.get(schema.format ?? '') ?? []), ...textsOf(schema)],
  array: ({ items = {}, minItems = 0, maxItems = 100 }) => {
    const [one = 'a'] = boundaryValues(items);
    const list = (count: number) => Array.from({ length: Math.max(count, 0) }, () => one);
    return [
      [],
      [one],
      list(minItems - 1),
      list(maxItems),
      list(maxItems + 1),
      String(one),
      [[one]],
    ];
  },
  object: ({ properties = {} }) => {
    const entries = Object.entries(properties);
    const each = entries.flatMap(([name, inner]) =>
      boundaryValues(inner).map((value) => ({ [name]: value })),
    );
    const all = Object.fromEntries(
      entries.map(([name, inner]) => [name, boundaryValues(inner)[0]]),
    );
    return [{}, '', all, { ...all, unknown: 1 }, ...each];
  },
};

function numbersOf({ minimum = 0, maximum = 100 }: Schema): readonly unknown[] {
  return [
    ...[minimum - 1, minimum, minimum + 1, maximum - 1, maximum, maximum + 1],
    ...[0, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e21, 1e308],
    ...['1', '01', '+1', ' 1', '1.0', '1e3', '0x1', '1_0', '\u0661', '9'.repeat(400)],
  ];
}

function textsOf({ minLength = 0, maxLength = 200 }: Schema): readonly unknown[] {
  return [
    ...['', ' ', 'a', 'A b', '0', 'null', 'a'.repeat(Math.max(minLength - 1, 0))],
    ...['a'.repeat(maxLength), 'a'.repeat(maxLength + 1), '\u{1F600}'.repeat(maxLength)],
  ];
}

const FORMATS: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'date-time',
    [
      ...[
        '0000-00-00T00:00:00',
        '0001-01-01T00:00:00',
        '1000-01-01T00:00:00',
        '1969-12-31T23:59:59',
      ],
      ...[
        '2024-02-29T23:59:60',
        '2024-02-30T12:00:00',
        '2024-13-01T00:00:00',
        '9999-12-31T23:59:59',
      ],
      ...[
        '2024-01-01 00:00:00',
        '2024-01-01T00:00:00+14:00',
        '2024-01-01T00:00:00-12',
        '2024-01-01',
      ],
      ...['2024-01-01T00:00:00.999999999Z', '12024-01-01T00:00:00', '-001-01-01T00:00:00'],
    ],
  ],
  [
    'email',
    ['a@b', 'a@b.example', '"a b"@c.example', 'a@[127.0.0.1]', `${'a'.repeat(90)}@b.example`],
  ],
  [
    'uri',
    [
      ...[
        'http://127.0.0.1/',
        'http://localhost:1/',
        'http://[::1]/',
        'http://0x7f.1/',
        '//a.example',
      ],
      ...[
        'javascript:alert(1)',
        'data:text/html,a',
        'file:///etc/passwd',
        'http://a.example/?a b',
        '/a',
      ],
      ...[
        'http://a@b:c@d.example/',
        'http://\u65e5\u672c.example/',
        'mailto:a@b.example',
        'http://',
      ],
    ],
  ],
  ['ip', ['127.0.0.1', '::1', '256.0.0.1', '::ffff:1.2.3.4', '1.2.3']],
  ['hex-color', ['#fff', '#FFFFFF', '#ffff', 'fff', '#ggg']],
  ['uuid', ['00000000-0000-0000-0000-000000000000', 'A'.repeat(36)]],
]);
