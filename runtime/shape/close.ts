import type { Schema } from '../schema/types.ts';

/**
 * Returns a schema in which every object definition without `additionalProperties` forbids them, through
 * `properties`, `patternProperties` and `items` (4.5). Alternatives (`anyOf`, `oneOf`) are unchanged.
 */
export function closeSchema(schema: Schema): Schema {
  return closeList(closeObject(schema));
}

function closeObject(schema: Schema): Schema {
  if (![schema.type].flat().includes('object')) return schema;
  return {
    ...schema,
    ...(schema.properties && { properties: closeEach(schema.properties) }),
    ...(schema.patternProperties && { patternProperties: closeEach(schema.patternProperties) }),
    additionalProperties: schema.additionalProperties ?? false,
  };
}

function closeList(schema: Schema): Schema {
  const { items, prefixItems } = schema;
  if (![schema.type].flat().includes('array')) return schema;
  return {
    ...schema,
    ...(items && { items: closeSchema(items) }),
    ...(prefixItems && { prefixItems: prefixItems.map(closeSchema) }),
  };
}

// `Object.fromEntries` keeps a member named `__proto__`.
function closeEach(schemas: { readonly [name: string]: Schema }): { [name: string]: Schema } {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, closeSchema(schema)]),
  );
}
