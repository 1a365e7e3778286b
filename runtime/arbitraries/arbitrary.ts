import fc from 'fast-check';
import type { Present } from '../schema/sub-schemas.ts';
import type { Schema, TypeName } from '../schema/types.ts';
import { isRight, plainValue } from '../testing/index.ts';
import { integerOf, numberOf } from './numbers.ts';
import { objectOf } from './objects.ts';
import { Passing } from './passing.ts';
import { textOf } from './texts.ts';

/**
 * Values that a schema accepts, as fast-check makes them. Objects have every property of what is `answered`, but for
 * optional ones now and then; of what is sent those that are `required`, and any of the others. Throws where no value is
 * found, as with keywords that contradict each other.
 */
export function arbitraryOf(schema: Schema, present: Present = 'answered'): fc.Arbitrary<unknown> {
  return new Passing(
    shapeOf(schema, present),
    (value) => isRight(value, schema),
    () => plain(schema),
  );
}

function plain(schema: Schema): unknown {
  const value = plainValue(schema, 'text');
  if (value === undefined)
    throw new Error(`arbitraryOf: no valid value found for ${JSON.stringify(schema)}`);
  return value;
}

function shapeOf(schema: Schema, present: Present): fc.Arbitrary<unknown> {
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const { anyOf: _any, oneOf: _one, ...around } = schema;
    return fc.oneof(...alternatives.map((one) => shapeOf({ ...around, ...one }, present)));
  }
  return fc.oneof(...typesOf(schema).map((type) => ofType[type](schema, present)));
}

const ofType: {
  readonly [T in TypeName]: (schema: Schema, present: Present) => fc.Arbitrary<unknown>;
} = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: integerOf,
  number: numberOf,
  string: textOf,
  array: listOf,
  object: (schema, present) => objectOf(schema, present, (inner) => arbitraryOf(inner, present)),
};

function listOf(
  { items = {}, minItems = 0, maxItems = minItems + 3, uniqueItems = false }: Schema,
  present: Present,
): fc.Arbitrary<unknown> {
  const item = arbitraryOf(items, present);
  if (!uniqueItems) return fc.array(item, { minLength: minItems, maxLength: maxItems });
  // `fc.uniqueArray` would look for ever where fewer values differ than there have to be.
  return fc
    .array(item, { minLength: minItems * 3, maxLength: maxItems * 3 })
    .map((list) => distinct(list).slice(0, maxItems));
}

function distinct(list: readonly unknown[]): readonly unknown[] {
  return [...new Map(list.map((value) => [JSON.stringify(value), value])).values()];
}

function typesOf({ type, properties }: Schema): readonly TypeName[] {
  if (type === undefined) return properties ? ['object'] : ['string', 'integer', 'boolean', 'null'];
  return typeof type === 'string' ? [type] : type;
}
