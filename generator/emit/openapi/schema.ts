import type { OpenAPIV3_1 } from 'openapi-types';
import { DATE_TIME } from '../../../runtime/schema/formats/formats.ts';
import { lengthsOf } from '../../../runtime/schema/keywords/array.ts';
import { valuesOfDiscriminator } from '../../../runtime/schema/keywords/alternatives.ts';
import { acceptsNull, presentNames, type Present } from '../../../runtime/schema/sub-schemas.ts';
import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import { isMap } from '../../../runtime/schema/values/containers.ts';
import { mapValues } from '../../collections.ts';
import type { About } from '../../model/api.ts';
import { typeNames } from '../../names/names.ts';
import { inheriting, typesOf } from '../type-of.ts';

export type OpenApiSchema = OpenAPIV3_1.SchemaObject;

/** Keywords that mean the same in OpenAPI 3.1. */
const shared = [
  ...['title', 'description', 'default', 'type', 'format', 'enum', 'minProperties'],
  ...['maxProperties', 'multipleOf', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'],
  ...['uniqueItems'],
] as const;

/** Converts a schema of the dialect to OpenAPI. Contexts are dropped because each context has a schema of its own. */
export function openApiSchema(schema: Schema, present: Present): OpenApiSchema {
  return schema.$type === undefined
    ? unnamedSchema(schema, present)
    : reference(schema, schema.$type, present);
}

/** Returns the schema of a parameter or a header, with the description next to it. */
export function parameterSchema(parameter: Schema, present: Present) {
  const { description, deprecated, ...schema } = openApiSchema(parameter, present);
  return {
    ...(description !== undefined && { description }),
    ...(deprecated && { deprecated }),
    // openapi-types uses 3.0 schemas for parameters; 3.1 has one kind of schema.
    schema: schema as OpenAPIV3_1.ParameterObject['schema'] & {},
  };
}

/** Returns a reference to the component of a named type, with the annotations of this value. */
function reference(schema: Schema, name: string, present: Present): OpenApiSchema {
  const { default: value, readonly } = schema;
  const $ref = `#/components/schemas/${typeNames(name)[present === 'answered' ? present : 'sent']}`;
  return {
    ...(acceptsNull(schema) ? { anyOf: [{ $ref }, { type: 'null' as const }] } : { $ref }),
    ...annotations(schema),
    ...(value !== undefined && value !== null && { default: value }),
    ...(readonly && { readOnly: true }),
  };
}

/** Returns the component of a named type. */
export function unnamedSchema(schema: Schema, present: Present): OpenApiSchema {
  const converted = {
    ...kept(schema),
    ...annotations(schema),
    ...bounds(schema),
    ...members(schema, present),
    ...(schema.items && { items: openApiSchema(schema.items, present) }),
    // In JSON Schema, items of a tuple can be missing or added unless it has limits.
    ...(schema.prefixItems && {
      prefixItems: schema.prefixItems.map((item) => openApiSchema(item, present)),
      ...lengthsOf(schema),
    }),
    ...(schema.enumNames && { 'x-enum-varnames': schema.enumNames }),
    ...(schema.enumDescriptions && { 'x-enum-descriptions': schema.enumDescriptions }),
    ...applied(schema, present),
    ...(schema.readonly && { readOnly: true }),
  };
  // openapi-types discriminates arrays by a literal `type`, which is only known at run time.
  return converted as OpenApiSchema;
}

/** Returns schemas of responses: a content API sends times without an offset (4.7) and empty URLs, which the formats exclude. */
export function asSent<Part>(part: Part, { profile }: About): Part {
  return profile === 'plain' ? part : (JSON.parse(JSON.stringify(part), withWiderFormat) as Part);
}

function withWiderFormat(_name: string, part: unknown): unknown {
  if (!isMap(part)) return part;
  const { format, ...schema } = part;
  if (format === 'uri') return { ...part, format: 'uri-reference' };
  return format === 'date-time' ? { ...schema, pattern: DATE_TIME.source } : part;
}

function annotations({ description, deprecated = false, examples }: Schema) {
  const message = typeof deprecated === 'string' ? deprecated : undefined;
  const text = describedWith(description, message);
  return {
    ...(text !== undefined && { description: text }),
    ...(deprecated !== false && { deprecated: true }),
    ...(examples && { examples: [...examples] }),
  };
}

/** Returns a description with what a message says of the deprecation, for which OpenAPI has only a flag. */
export function describedWith(description: string | undefined, message = ''): string | undefined {
  if (message === '') return description;
  return [...(description === undefined ? [] : [description]), `Deprecated: ${message}`].join(' ');
}

/** Omits defaults of `null`, and types that the alternatives repeat. */
function kept(schema: Schema) {
  const isKept = (keyword: (typeof shared)[number]) =>
    schema[keyword] !== undefined &&
    !(keyword === 'default' && schema.default === null) &&
    !(keyword === 'type' && alternativesHaveTypes(schema));
  return Object.fromEntries(shared.filter(isKept).map((keyword) => [keyword, schema[keyword]]));
}

function bounds({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
  return {
    ...(minimum !== undefined && { [exclusiveMinimum ? 'exclusiveMinimum' : 'minimum']: minimum }),
    ...(maximum !== undefined && { [exclusiveMaximum ? 'exclusiveMaximum' : 'maximum']: maximum }),
  };
}

function members(schema: Schema, present: Present) {
  const { properties } = schema;
  const { patternProperties, additionalProperties } = others(schema);
  const names = presentNames(schema, present);
  const converted = (member: Schema) => openApiSchema(member, present);
  return {
    ...(properties && { properties: mapValues(properties, converted) }),
    ...(patternProperties && { patternProperties: mapValues(patternProperties, converted) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object'
          ? converted(additionalProperties)
          : additionalProperties,
    }),
    ...(names.length > 0 && { required: names }),
  };
}

/** Returns the schema of undeclared members: as a pattern without the declared names if tools that apply it to all would contradict a type. */
function others(schema: Schema): Pick<Schema, 'patternProperties' | 'additionalProperties'> {
  const { properties = {}, patternProperties, additionalProperties: other } = schema;
  // Names that match a pattern would have to be excluded as well.
  if (typeof other !== 'object' || patternProperties) return schema;
  if (Object.values(properties).every((property) => hasTypeOf(property, other))) return schema;
  const names = Object.keys(properties).map((name) =>
    name.replace(/[\^$\\.*+?()[\]{}|/]/g, '\\$&'),
  );
  return { patternProperties: { [`^(?!(?:${names.join('|')})$)`]: other } };
}

/** Whether all values of `schema` have a type of `other`. */
function hasTypeOf(schema: Schema, other: Schema): boolean {
  if (other.enum || other.anyOf || other.oneOf) return false;
  const [types, known] = [typesOf(schema), typesOf(other)];
  const isLike = (type: TypeName): boolean =>
    type !== 'object' &&
    type !== 'array' &&
    (known.includes(type) || (type === 'integer' && known.includes('number')));
  return known.length === 0 || (types.length > 0 && types.every(isLike));
}

function applied(schema: Schema, present: Present) {
  const anyOf = alternatives(schema, schema.anyOf ?? [], present);
  const oneOf = alternatives(schema, schema.oneOf ?? [], present);
  return {
    ...(anyOf.length > 0 && { anyOf }),
    ...(oneOf.length > 0 && unionOf(schema, oneOf)),
  };
}

/** Returns `oneOf` with its discriminator. OpenAPI has one for named schemas only, so `null` is an alternative to their union. */
function unionOf({ discriminator: name, oneOf = [] }: Schema, converted: OpenApiSchema[]) {
  const named = converted.filter((one) => '$ref' in one);
  const nulls = oneOf.filter(({ $type, type }) => !$type && type === 'null');
  if (name === undefined || named.length + nulls.length < oneOf.length) return { oneOf: converted };
  const mapping = converted.flatMap((one, at) => {
    const tags = valuesOfDiscriminator(oneOf[at] ?? null, name);
    return tags.map((tag) => [String(tag), '$ref' in one && one.$ref] as const);
  });
  const discriminator = { propertyName: name, mapping: Object.fromEntries(mapping) };
  const union = { oneOf: named, discriminator };
  return nulls.length > 0 ? { oneOf: [union, { type: 'null' as const }] } : union;
}

function alternativesHaveTypes(schema: Schema): boolean {
  const { type, anyOf, oneOf } = schema;
  // The own keywords of an object are next to its type.
  if (type === undefined || type === 'object') return false;
  const types = [...(anyOf ?? []), ...(oneOf ?? [])].map((one) => inheriting(schema, one).type);
  return (
    types.length > 1 && types.every((one) => typeof one === 'string' && [type].flat().includes(one))
  );
}

/** Adds the type and the common required names to each alternative, for tools that handle each one separately. */
function alternatives(parent: Schema, schemas: readonly Schema[], present: Present) {
  const { required } = parent;
  return schemas.map((schema) => {
    const has = (name: string): boolean => Object.hasOwn(schema.properties ?? {}, name);
    const names = Array.isArray(required) ? required.filter(has) : [];
    const alternative = openApiSchema(inheriting(parent, schema), present);
    const all = new Set([...(alternative.required ?? []), ...names]);
    return { ...alternative, ...(all.size > 0 && { required: [...all] }) } as OpenApiSchema;
  });
}
