import fc from 'fast-check';
import { presentNames } from '../schema/sub-schemas.ts';
import type { Present } from '../schema/sub-schemas.ts';
import type { Schema } from '../schema/types.ts';
import { matching } from './texts.ts';

/** Objects with the properties of a schema, and some of the names that it allows beside them. */
export function objectOf(
  schema: Schema,
  present: Present,
  valuesOf: (schema: Schema) => fc.Arbitrary<unknown>,
): fc.Arbitrary<object> {
  const { properties = {}, patternProperties = {}, additionalProperties } = schema;
  const { minProperties = 0, maxProperties = minProperties + MOST_OTHERS } = schema;
  const named = Object.keys(properties);
  const known = fc.record(
    Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valuesOf(one)])),
    { requiredKeys: presentNames(schema, present).filter((name) => named.includes(name)) },
  );
  const room = {
    minKeys: Math.max(0, minProperties - named.length),
    maxKeys: Math.max(0, Math.min(MOST_OTHERS + minProperties, maxProperties - named.length)),
  };
  const others = Object.entries(patternProperties).map(([pattern, one]) =>
    fc.dictionary(matching(pattern), valuesOf(one), { ...room, minKeys: 0 }),
  );
  const isMap = typeof additionalProperties === 'object';
  const isOpen = additionalProperties !== false && room.minKeys > 0 && others.length === 0;
  if (isMap || isOpen)
    others.push(fc.dictionary(NAME, valuesOf(isMap ? additionalProperties : {}), room));
  // A name that a schema knows is what it says of it.
  return fc
    .tuple(known, ...others)
    .map(([own, ...beside]) =>
      Object.fromEntries([
        ...beside.flatMap((one) => Object.entries(one).filter(([name]) => !named.includes(name))),
        ...Object.entries(own),
      ]),
    );
}

const MOST_OTHERS = 3;
const NAME = fc.stringMatching(/^[a-z]{1,8}$/);
