import fc from 'fast-check';
import type { Schema, TypeName } from '../../runtime/schema/index.ts';

// Few names, so that schemas and values have common members; some are names that objects inherit.
const NAMES = ['a', 'b', 'x_id', '__proto__', 'constructor', 'length'] as const;
const TYPES: readonly TypeName[] = [
  'array',
  'object',
  'string',
  'number',
  'integer',
  'boolean',
  'null',
];
const FORMATS = ['hex-color', 'date-time', 'email', 'ip', 'uuid', 'uri', 'text-field', 'other'];
const PATTERNS = ['^a', '_id$', '^.$', '\\d'];

const scalar = fc.oneof(
  fc.constantFrom(null, true, false, 0, 1, 2, -1, 1.5, 100),
  fc.constantFrom('', 'a', 'ab', '1', ' 2 ', '0.5', '1e2', 'true', 'FALSE', '1,2,2', 'a b', '👍'),
  fc.constantFrom('#fff', '2020-01-01T00:00:00Z', 'a@b.cd', '::1', '<b>x</b>', 'ftp://x.y', '%41'),
);

/** JSON values, including some that match the schemas. */
export const values: fc.Arbitrary<unknown> = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    { arbitrary: scalar, weight: 4 },
    fc.array(tie('value'), { maxLength: 4 }),
    mapOf(tie('value')),
  ),
})).value;

const limit = fc.constantFrom(0, 1, 2, 3);
const bound = fc.constantFrom(-1, 0, 0.5, 1, 2, 100);

const type = fc.oneof(
  { arbitrary: fc.constantFrom(...TYPES), weight: 6 },
  fc.uniqueArray(fc.constantFrom(...TYPES), { minLength: 1, maxLength: 4 }),
  // Unknown types are possible at run time, and the dialect defines their effect.
  fc.constant('wat' as TypeName),
);

/** Schemas of the whole dialect, meaningful or not. */
export const schemas: fc.Arbitrary<Schema> = fc.letrec<{ schema: Schema }>((tie) => ({
  schema: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: schemaOf(null), weight: 3 },
    schemaOf(tie('schema')),
  ),
})).schema;

function schemaOf(inner: fc.Arbitrary<Schema> | null): fc.Arbitrary<Schema> {
  return fc
    .record(
      {
        title: fc.constantFrom('One', 'Two'),
        type,
        format: fc.constantFrom(...FORMATS),
        enum: fc.array(values, { minLength: 1, maxLength: 4 }),
        minimum: bound,
        maximum: bound,
        exclusiveMinimum: fc.boolean(),
        exclusiveMaximum: fc.boolean(),
        multipleOf: fc.constantFrom(0.5, 1, 2),
        minLength: limit,
        maxLength: limit,
        pattern: fc.constantFrom(...PATTERNS),
        minItems: limit,
        maxItems: limit,
        uniqueItems: fc.boolean(),
        minProperties: limit,
        maxProperties: limit,
        required: fc.oneof(fc.boolean(), fc.subarray([...NAMES])),
        ...(inner && {
          items: inner,
          properties: mapOf(inner),
          patternProperties: fc.dictionary(fc.constantFrom(...PATTERNS), inner, { maxKeys: 2 }),
          additionalProperties: fc.oneof(fc.boolean(), inner),
          anyOf: fc.array(inner, { minLength: 1, maxLength: 3 }),
          oneOf: fc.array(inner, { minLength: 1, maxLength: 3 }),
        }),
      },
      { requiredKeys: [] },
    )
    .map(mostlyPlain);
}

// With all keywords set, nearly every value fails the first one; most schemas have a type and a few keywords.
function mostlyPlain(schema: Schema): Schema {
  const keywords = Object.entries(schema);
  const kept = keywords.filter(
    ([name], at) => name === 'type' || (at * 7 + keywords.length) % 3 === 0,
  );
  return { type: 'string', ...Object.fromEntries(kept) };
}

function mapOf<T>(value: fc.Arbitrary<T>): fc.Arbitrary<{ [name: string]: T }> {
  return fc
    .array(fc.tuple(fc.constantFrom(...NAMES), value), { maxLength: 4 })
    .map((entries) => Object.fromEntries(entries));
}
