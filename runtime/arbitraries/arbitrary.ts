import fc from 'fast-check';
import type { Schema, TypeName } from '../schema/types.ts';
import { isRight } from '../testing/index.ts';

/** Values that a schema accepts, as fast-check makes them: objects with every property. */
export function arbitraryOf(schema: Schema): fc.Arbitrary<unknown> {
  return shapeOf(schema).filter((value) => isRight(value, schema));
}

function shapeOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const { anyOf: _any, oneOf: _one, ...around } = schema;
    return fc.oneof(...alternatives.map((one) => shapeOf({ ...around, ...one })));
  }
  return fc.oneof(...typesOf(schema).map((type) => ofType[type](schema)));
}

const ofType: { readonly [T in TypeName]: (schema: Schema) => fc.Arbitrary<unknown> } = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = -1000, maximum = Math.max(minimum + 1000, 1000), multipleOf = 1 }) =>
    fc
      .integer({ min: Math.ceil(minimum / multipleOf), max: Math.floor(maximum / multipleOf) })
      .map((steps) => steps * multipleOf),
  number: ({ minimum, maximum, multipleOf }) =>
    multipleOf === undefined
      ? fc
          .double({
            noNaN: true,
            noDefaultInfinity: true,
            ...(minimum !== undefined && { min: minimum }),
            ...(maximum !== undefined && { max: maximum }),
          })
          .map(written)
      : fc.integer({ min: -1000, max: 1000 }).map((steps) => steps * multipleOf),
  string: textOf,
  array: ({ items = {}, minItems = 0, maxItems = minItems + 3, uniqueItems = false }) => {
    const bounds = { minLength: minItems, maxLength: maxItems };
    const item = arbitraryOf(items);
    return uniqueItems
      ? fc.uniqueArray(item, { ...bounds, selector: (value) => JSON.stringify(value) })
      : fc.array(item, bounds);
  },
  object: ({ properties = {}, additionalProperties }) => {
    const names = Object.entries(properties);
    if (names.length === 0 && typeof additionalProperties === 'object')
      return fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), arbitraryOf(additionalProperties), {
        maxKeys: 3,
      });
    return fc.record(
      Object.fromEntries(names.map(([name, property]) => [name, arbitraryOf(property)])),
    );
  },
};

/** A number as JSON has it: there is only one zero. */
function written(value: number): number {
  return Object.is(value, -0) ? 0 : value;
}

function textOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const made = format === undefined ? undefined : formats.get(format);
  const bounds = {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
  return made ? made() : fc.string(bounds);
}

const formats: ReadonlyMap<string, () => fc.Arbitrary<string>> = new Map([
  ['date-time', () => dates()],
  ['email', () => fc.emailAddress()],
  ['uri', () => fc.webUrl()],
  ['ip', () => fc.oneof(fc.ipV4(), fc.ipV6())],
  ['uuid', () => fc.uuid()],
  ['hex-color', () => fc.stringMatching(/^#[0-9a-f]{6}$/)],
]);

function dates(): fc.Arbitrary<string> {
  const years = { min: new Date(Date.UTC(1971, 0)), max: new Date(Date.UTC(2100, 0)) };
  return fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString().slice(0, 19));
}

function typesOf({ type, properties }: Schema): readonly TypeName[] {
  if (type === undefined) return properties ? ['object'] : ['string', 'integer', 'boolean', 'null'];
  return typeof type === 'string' ? [type] : type;
}
