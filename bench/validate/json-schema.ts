import type { ArgDefinition, Schema } from '../../runtime/schema/index.ts';
import type { SchemaArg } from './arguments.ts';

/** The part of JSON Schema (draft 7) that is made of argument definitions. */
export interface JsonSchema {
  type?: string | readonly string[];
  enum?: readonly unknown[];
  format?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  properties?: { [name: string]: JsonSchema };
  required?: readonly string[];
  additionalProperties?: boolean;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
}

/** The keywords of a definition that describe its value. */
export function bare(definition: ArgDefinition): Schema {
  const {
    validate_callback: _validate,
    sanitize_callback: _sanitize,
    required: _required,
    default: _default,
    ...schema
  } = definition;
  return schema;
}

/** The arguments of an endpoint as the schema of one object, for peers. */
export function argumentsSchema(args: readonly SchemaArg[]): JsonSchema {
  const properties: { [name: string]: JsonSchema } = {};
  for (const { name, definition, goesBySchema } of args) {
    properties[name] = goesBySchema ? jsonSchema(definition) : {};
    const value = defaultOf(definition);
    if (value !== undefined) properties[name].default = value;
  }
  const required = args.filter(({ definition }) => definition.required === true);
  return { type: 'object', properties, required: required.map(({ name }) => name) };
}

// The dialect also splits defaults; peers get the list.
function defaultOf({ default: value, type }: ArgDefinition): unknown {
  if (value === null) return undefined;
  return typeof value === 'string' && type === 'array' ? [value] : value;
}

/** A schema of the dialect as JSON Schema. Defaults within a value are not applied by the service. */
function jsonSchema(schema: Schema): JsonSchema {
  const json: JsonSchema = {};
  if (schema.type !== undefined) json.type = schema.type;
  if (schema.enum) json.enum = schema.enum;
  if (schema.minimum !== undefined) json.minimum = schema.minimum;
  if (schema.maximum !== undefined) json.maximum = schema.maximum;
  if (schema.items) json.items = jsonSchema(schema.items);
  if (schema.properties) {
    const members = Object.entries(schema.properties);
    json.properties = Object.fromEntries(
      members.map(([name, member]) => [name, jsonSchema(member)]),
    );
  }
  if (typeof schema.additionalProperties === 'boolean')
    json.additionalProperties = schema.additionalProperties;
  if (schema.oneOf) json.oneOf = schema.oneOf.map(jsonSchema);
  return { ...json, ...formatOf(schema) };
}

function formatOf({ format }: Schema): JsonSchema {
  // In the formats package, this name is for times with an optional offset.
  if (format === 'date-time') return { format: 'iso-date-time' };
  if (format === 'ip') return { anyOf: [{ format: 'ipv4' }, { format: 'ipv6' }] };
  return format === undefined ? {} : { format };
}
