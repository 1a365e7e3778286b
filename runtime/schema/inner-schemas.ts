import type { Schema } from './types.ts';

/** The schemas that stand directly in a schema: of members, of items, alternatives. */
export function innerSchemas(schema: Schema): readonly Schema[] {
  const { properties = {}, patternProperties = {}, additionalProperties: others } = schema;
  return [
    ...Object.values(properties),
    ...Object.values(patternProperties),
    ...(typeof others === 'object' ? [others] : []),
    ...(schema.items ? [schema.items] : []),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
  ];
}

/** A schema with what `change` makes of each that stands directly in it. */
export function mapInner(schema: Schema, change: (inner: Schema) => Schema): Schema {
  const {
    properties,
    patternProperties,
    additionalProperties: others,
    items,
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
    ...(anyOf && { anyOf: anyOf.map(change) }),
    ...(oneOf && { oneOf: oneOf.map(change) }),
  };
}
