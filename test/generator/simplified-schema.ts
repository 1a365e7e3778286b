import type { JSONSchema } from 'json-schema-to-typescript';
import type { Reading } from '../../generator/emit/type-of.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';

/**
 * A schema of the dialect for json-schema-to-typescript: only the keywords that types express, and
 * no names of types.
 */
export function cutDown(schema: Schema, reading: Reading): JSONSchema {
  const type = typeOf(schema, reading);
  return type;
}

function typeOf(schema: Schema, reading: Reading): JSONSchema {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    return { anyOf: alternatives.map((one) => cutDown(inheriting(schema, one), reading)) };
  }

  const types = typesOf(schema);
  // Explicit: without a type, a schema with a description would be an open object.
  if (types.length === 0) return { tsType: 'unknown' };
  const isScalar = !types.includes('array') && !types.includes('object');
  if (schema.enum && isScalar) return { enum: [...schema.enum] as JSONSchema['enum'] & {} };

  return {
    type: types.length === 1 ? types[0]! : [...types],
    ...(schema.items && types.includes('array') && { items: cutDown(schema.items, reading) }),
    ...(types.includes('object') && membersOf(schema, reading)),
  };
}

/** A sub-schema without `type` inherits that of its parent (4.7). */
function inheriting({ type }: Schema, alternative: Schema): Schema {
  return type === undefined || alternative.type !== undefined
    ? alternative
    : { type, ...alternative };
}

/** A schema without `type` but with `properties` is an object (4.5). */
function typesOf({ type, properties }: Schema): readonly TypeName[] {
  if (type === undefined) return properties ? ['object'] : [];
  return typeof type === 'string' ? [type] : type;
}

function membersOf(schema: Schema, reading: Reading): JSONSchema {
  const properties = Object.entries(schema.properties ?? {});
  const required = properties.filter(([name, property]) =>
    reading.present === 'answered'
      ? property.optional !== true
      : isRequired(schema, name, property),
  );
  return {
    properties: Object.fromEntries(
      properties.map(([name, property]) => [name, cutDown(property, reading)]),
    ),
    required: required.map(([name]) => name),
    additionalProperties: othersOf(schema, reading),
  };
}

function isRequired(schema: Schema, name: string, property: Schema): boolean {
  if (Array.isArray(schema.required)) return schema.required.includes(name);
  return property.required === true;
}

/** The schema of additional properties. TypeScript cannot express name patterns, so they count as any name. */
function othersOf(schema: Schema, reading: Reading): boolean | JSONSchema {
  const { properties, patternProperties = {}, additionalProperties } = schema;
  const kinds = Object.values(patternProperties);
  if (typeof additionalProperties === 'object') kinds.push(additionalProperties);
  const [only, ...others] = kinds.map((kind) => cutDown(kind, reading));
  if (only) return others.length === 0 ? only : { anyOf: [only, ...others] };

  const isEmpty = Object.keys(properties ?? {}).length === 0;
  return additionalProperties === true || isEmpty;
}
