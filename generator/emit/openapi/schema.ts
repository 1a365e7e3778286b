import type { OpenAPIV3_1 } from 'openapi-types';
import type { Schema } from '../../../runtime/schema/types.ts';
import { presentNames } from '../type-of.ts';
import type { Reading } from '../type-of.ts';

export type OpenApiSchema = OpenAPIV3_1.SchemaObject;
export type ParameterSchema = OpenAPIV3_1.ParameterObject['schema'] & {};

/** Keywords that mean the same in OpenAPI 3.1. */
const shared = [
  ...['title', 'description', 'default', 'type', 'format', 'enum', 'minProperties'],
  ...['maxProperties', 'multipleOf', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'],
  ...['uniqueItems'],
] as const;

/** Which properties objects have for sure. */
type Present = Reading['present'];

/**
 * A schema of the dialect in OpenAPI's words: exclusive bounds are numbers, `required` is a list, and
 * who sees a property is told by the schemas there are, one a context.
 */
export function openApiSchema(schema: Schema, present: Present): OpenApiSchema {
  const converted = {
    ...kept(schema),
    ...bounds(schema),
    ...members(schema, present),
    ...(schema.items && { items: openApiSchema(schema.items, present) }),
    ...(schema.anyOf && { anyOf: alternatives(schema, schema.anyOf, present) }),
    ...(schema.oneOf && { oneOf: alternatives(schema, schema.oneOf, present) }),
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

function members(schema: Schema, present: Present) {
  const { properties, patternProperties, additionalProperties } = schema;
  const names = presentNames(schema, present);
  return {
    ...(properties && { properties: mapped(properties, present) }),
    ...(patternProperties && { patternProperties: mapped(patternProperties, present) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object'
          ? openApiSchema(additionalProperties, present)
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
function alternatives(
  { required }: Schema,
  schemas: readonly Schema[],
  present: Present,
): OpenApiSchema[] {
  return schemas.map((schema) => {
    const names = Array.isArray(required) ? required.filter((name) => has(schema, name)) : [];
    const alternative = openApiSchema(schema, present);
    const all = new Set([...(alternative.required ?? []), ...names]);
    return { ...alternative, ...(all.size > 0 && { required: [...all] }) };
  });
}

function has({ properties }: Schema, name: string): boolean {
  return properties !== undefined && Object.hasOwn(properties, name);
}

function mapped(schemas: { readonly [name: string]: Schema }, present: Present) {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, openApiSchema(schema, present)]),
  );
}
