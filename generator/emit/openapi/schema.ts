import type { OpenAPIV3_1 } from 'openapi-types';
import type { Schema } from '../../../runtime/schema/types.ts';

export type OpenApiSchema = OpenAPIV3_1.SchemaObject;
export type ParameterSchema = OpenAPIV3_1.ParameterObject['schema'] & {};

/** Keywords that mean the same in OpenAPI 3.1. */
const shared = [
  ...['title', 'description', 'default', 'type', 'format', 'enum', 'minProperties'],
  ...['maxProperties', 'multipleOf', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'],
  ...['uniqueItems'],
] as const;

/**
 * A schema of the dialect in OpenAPI's words: exclusive bounds are numbers, `required` is a list, and
 * who sees a property is told by the schemas there are, one a context.
 */
export function openApiSchema(schema: Schema): OpenApiSchema {
  const converted = {
    ...kept(schema),
    ...bounds(schema),
    ...members(schema),
    ...(schema.items && { items: openApiSchema(schema.items) }),
    ...(schema.anyOf && { anyOf: alternatives(schema, schema.anyOf) }),
    ...(schema.oneOf && { oneOf: alternatives(schema, schema.oneOf) }),
    ...(schema.readonly && { readOnly: true }),
  };
  // The types tell arrays from the rest by a literal `type`, which is not known before run time.
  return converted as OpenApiSchema;
}

/** A default of `null` stands for none; several types that alternatives tell one by one are not repeated. */
function kept(schema: Schema) {
  const isKept = (keyword: (typeof shared)[number]) =>
    schema[keyword] !== undefined &&
    !(keyword === 'default' && schema.default === null) &&
    !(keyword === 'type' && alternativesTellTypes(schema));
  return Object.fromEntries(shared.filter(isKept).map((keyword) => [keyword, schema[keyword]]));
}

function bounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
  return {
    ...(minimum !== undefined && { [exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum !== undefined && { [exclusiveMaximum ? 'exclusiveMaximum' : 'maximum']: maximum }),
  };
}

function members({ properties, patternProperties, additionalProperties, required }: Schema) {
  const flagged = Object.entries(properties ?? {}).filter(([, each]) => each.required === true);
  const names = Array.isArray(required) ? required : flagged.map(([name]) => name);
  return {
    ...(properties && { properties: mapped(properties) }),
    ...(patternProperties && { patternProperties: mapped(patternProperties) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object'
          ? openApiSchema(additionalProperties)
          : additionalProperties,
    }),
    ...(names.length > 0 && { required: names }),
  };
}

function alternativesTellTypes({ type, anyOf, oneOf }: Schema): boolean {
  if (!Array.isArray(type)) return false;
  const told = [...(anyOf ?? []), ...(oneOf ?? [])].map((each) => each.type);
  return told.length > 0 && told.every((one) => typeof one === 'string' && type.includes(one));
}

/** Each with what all of them require: a tool that reads one alone tells it from the others by that. */
function alternatives({ required }: Schema, schemas: readonly Schema[]): OpenApiSchema[] {
  return schemas.map((schema) => {
    const names = Array.isArray(required) ? required.filter((name) => has(schema, name)) : [];
    const alternative = openApiSchema(schema);
    const all = new Set([...(alternative.required ?? []), ...names]);
    return { ...alternative, ...(all.size > 0 && { required: [...all] }) };
  });
}

function has({ properties }: Schema, name: string): boolean {
  return properties !== undefined && Object.hasOwn(properties, name);
}

function mapped(schemas: { readonly [name: string]: Schema }) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, openApiSchema(schema)]),
  );
}
