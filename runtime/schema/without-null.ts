import type { Schema, TypeName } from './types.ts';

/**
 * A schema that accepts what the given one does, but null: where an argument is required (4.6), null is one that is
 * missing. One that says nothing of types is left as it is.
 */
export function withoutNull(schema: Schema): Schema {
  const { type, enum: values, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(Array.isArray(type) && { type: one(type.filter((name) => name !== 'null')) }),
    ...(values && { enum: values.filter((value) => value !== null) }),
    ...(anyOf && { anyOf: alternatives(anyOf) }),
    ...(oneOf && { oneOf: alternatives(oneOf) }),
  };
}

/** A list of one type is that type. */
function one(names: readonly TypeName[]): TypeName | readonly TypeName[] {
  const [first, ...others] = names;
  return first !== undefined && others.length === 0 ? first : names;
}

function alternatives(schemas: readonly Schema[]): readonly Schema[] {
  return schemas.filter(({ type }) => type !== 'null').map(withoutNull);
}
