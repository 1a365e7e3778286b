import type { Schema } from '../../runtime/schema/types.ts';
import { noMembers, tupleProblem } from '../check/contradiction.ts';
import { isDeclared } from '../check/rules/properties.ts';
import { textsIn } from './json.ts';

/** Removes the limits of a schema that no value passes. */
export function possible(schema: Schema, lose: () => void): Schema {
  if (noMembers(schema) === null && tupleProblem(schema) === null) return schema;
  lose();
  const { minProperties: _min, maxProperties: _max, required: _names, ...others } = schema;
  return { ...others, ...(schema.prefixItems && { minItems: 0 }) };
}

/** Removes the names that `whole` does not declare from the `required` lists of a schema and its alternatives. */
export function declaring(
  schema: Schema,
  whole: () => Schema,
  lose: (list: Schema['required']) => void,
): Schema {
  const { required, anyOf, oneOf, properties = {}, ...others } = schema;
  const names = Array.isArray(required) ? textsIn(schema, 'required') : [];
  const declared = names.filter((name) => isDeclared(name, whole()));
  if (declared.length < names.length) lose(required);
  // Names of other alternatives need a list.
  const isListed = declared.some((name) => !Object.hasOwn(properties, name));
  const inner = (all: readonly Schema[]) => all.map((one) => declaring(one, whole, lose));
  return {
    ...others,
    ...(schema.properties && { properties }),
    ...(names.length === 0 && required !== undefined && { required }),
    ...(isListed && { required: declared }),
    ...(anyOf && { anyOf: inner(anyOf) }),
    ...(oneOf && { oneOf: inner(oneOf) }),
  };
}
