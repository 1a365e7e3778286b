import { requiredNames } from './keywords/object.ts';
import type { Schema, TypeName } from './types.ts';

/** Returns the schemas directly inside a schema: of members, of items, alternatives. */
export function innerSchemas(schema: Schema): readonly Schema[] {
  const { properties = {}, patternProperties = {}, additionalProperties: others } = schema;
  return [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...(typeof others === 'object' ? [others] : []),
    ...(schema.items ? [schema.items] : []),
    ...(schema.prefixItems ?? []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
}

/** Returns a schema and all schemas inside it. It may contain itself. */
export function allSchemas(schema: Schema): ReadonlySet<Schema> {
  const schemas = new Set([schema]);
  // The loop also visits schemas that are added to the set.
  for (const each of schemas) for (const inner of innerSchemas(each)) schemas.add(inner);
  return schemas;
}

/** Returns a schema whose direct inner schemas are changed by `change`. */
export function mapInner(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const {
    properties,
    patternProperties,
    additionalProperties: others,
    items,
    prefixItems,
    anyOf,
    oneOf,
  } = schema;
  const all = (named: { readonly [name: string]: Schema }): { [name: string]: Schema } =>
    Object.fromEntries(Object.entries(named).map(([name, inner]) => [name, change(inner)]));
  return {
    ...schema,
    ...(properties && { properties: all(properties) }),
    ...(patternProperties && { patternProperties: all(patternProperties) }),
    ...(typeof others === 'object' && { additionalProperties: change(others) }),
    ...(items && { items: change(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(change) }),
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
  };
}

/** Whether an object is part of a response, which lacks only `optional` properties, or of a request. */
export type Present = 'answered' | 'required';

/** Returns the names of the properties that every object of the schema has. */
export function presentNames(schema: Schema, present: Present): readonly string[] {
  const { properties = {} } = schema;
  if (present === 'answered')
    return Object.keys(properties).filter((name) => properties[name]?.optional !== true);
  return requiredNames(schema);
}

/**
 * Returns a schema that does not accept null, which counts as missing where an argument is required (4.6). A schema
 * without types stays unchanged.
 */
export function withoutNull({ nullable: _nullable, ...schema }: Schema): Schema {
  const { type, enum: values, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(Array.isArray(type) && { type: one(type.filter((name) => name !== 'null')) }),
    ...(values && { enum: values.filter((value) => value !== null) }),
    ...(anyOf && { anyOf: alternatives(anyOf) }),
    ...(oneOf && { oneOf: alternatives(oneOf) }),
  };
}

/** Whether null is a value of a schema, as far as its types say. */
export function acceptsNull({ nullable, type, anyOf = [], oneOf = [] }: Schema): boolean {
  const alternatives = [...anyOf, ...oneOf];
  return (
    nullable === true ||
    (type !== undefined && [type].flat().includes('null')) ||
    alternatives.some((one) => one.type === 'null')
  );
}

/** A list of one type is that type. */
function one(names: readonly TypeName[]): TypeName | readonly TypeName[] {
  const [first, ...others] = names;
  return first !== undefined && others.length === 0 ? first : names;
}

function alternatives(schemas: readonly Schema[]): readonly Schema[] {
  return schemas.filter(({ type }) => type !== 'null').map(withoutNull);
}
