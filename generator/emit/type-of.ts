import { isInt64 } from '../../runtime/schema/formats/formats.ts';
import { lengthsOf } from '../../runtime/schema/keywords/array.ts';
import { memberRule } from '../../runtime/schema/keywords/object.ts';
import { acceptsNull, presentNames, type Present } from '../../runtime/schema/sub-schemas.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import type { Int64 } from '../config/settings.ts';
import { NEVER } from '../dialect/merge.ts';
import { waysOf } from '../dialect/ways.ts';
import { braced, listOf, oneOf, union, written } from './object-type.ts';
import { withDeprecation } from './wording.ts';
import type { Alternatives, Member, ObjectType } from './object-type.ts';

/** How a schema is printed as a type. */
export interface Reading {
  readonly present: Present;
  /** Whether properties keep their descriptions. */
  readonly documented: boolean;
  /** Whether members that may be left out may be `undefined` as well. */
  readonly takesUndefined?: boolean;
  /** The type of integers of 64 bits. Default: `string`. */
  readonly int64?: Int64;
  /** Returns the printed name of a type of schemas/types/, which is written out otherwise. */
  readonly named?: (type: string) => string;
}

/** Values of responses. */
export const answered: Reading = { present: 'answered', documented: true };
/** Arguments. The client leaves out members that are `undefined`. */
export const sent: Reading = { present: 'required', documented: true, takesUndefined: true };

export function typeOf(schema: Schema, reading: Reading): Alternatives {
  if (schema.$type !== undefined && reading.named)
    return [reading.named(schema.$type), ...(acceptsNull(schema) ? ['null'] : [])];
  const { nullable, ...others } = schema;
  if (nullable === true) return union([typeOf(others, reading), ['null']]);
  if (schema.anyOf || schema.oneOf)
    return union(waysOf(schema, reading.present).map((way) => typeOf(way, reading)));
  const types = typesOf(schema);
  if (types.length === 0) return ['unknown'];
  if (schema.enum) return oneOf(schema.enum.filter((value) => isOfType(value, types)));
  return union(types.map((type) => typeNamed(type, schema, reading)));
}

export function objectOf(schema: Schema, reading: Reading): ObjectType {
  const present = new Set(presentNames(schema, reading.present));
  const { properties = {} } = schema;
  const undeclared = [...present].filter((name) => !Object.hasOwn(properties, name));
  const required = undeclared.map((name) => {
    const rule = memberRule(name, schema);
    return [name, rule === true ? {} : rule === false ? NEVER : rule] as const;
  });
  const members = [...Object.entries(properties), ...required].map(([name, property]) =>
    memberOf(name, property, reading, present.has(name)),
  );
  return { members, others: othersOf(schema, reading) };
}

/** Returns the member `name` of an object type. */
export function memberOf(
  name: string,
  schema: Schema,
  reading: Reading,
  isPresent: boolean,
  takesUndefined = reading.takesUndefined === true,
): Member {
  const description = reading.documented ? saidOf(schema) : undefined;
  const inner = () => innerOf(schema, reading);
  const type = typeOf(schema, reading);
  const values = takesUndefined && !isPresent ? union([type, ['undefined']]) : type;
  return { name, type: values, description, isPresent, inner };
}

function innerOf(schema: Schema, reading: Reading): ReturnType<Member['inner']> {
  const isList = schema.type === 'array';
  const inner = isList ? schema.items : schema;
  if (schema.prefixItems || inner?.type !== 'object') return null;
  if ([schema, inner].some((one) => one.anyOf || one.oneOf || one.enum)) return null;
  return { isList, type: objectOf(inner, reading) };
}

function typeNamed(type: TypeName, schema: Schema, reading: Reading): Alternatives {
  switch (type) {
    case 'array':
      return schema.prefixItems
        ? [tupleOf(schema, schema.prefixItems, reading)]
        : listOf(schema.items ? typeOf(schema.items, reading) : ['unknown']);
    case 'object':
      return [braced(objectOf(schema, reading))];
    case 'integer':
      return ['number'];
    case 'string':
      return [isInt64(schema) ? (reading.int64 ?? type) : type];
    case 'boolean':
    case 'null':
    case 'number':
      return [type];
  }
}

/** Prints `[string, number?, ...boolean[]]`. */
function tupleOf(schema: Schema, prefix: readonly Schema[], reading: Reading): string {
  const { minItems = 0, maxItems = Infinity } = lengthsOf(schema);
  const items = prefix.slice(0, maxItems).map((item, at) => {
    const type = typeOf(item, reading);
    return at < minItems
      ? written(type)
      : `${written(type.length > 1 ? [`(${written(type)})`] : type)}?`;
  });
  const isOpen = schema.items !== undefined && maxItems > prefix.length;
  const others = isOpen ? [`...${written(listOf(typeOf(schema.items ?? {}, reading)))}`] : [];
  return `[${[...items, ...others].join(', ')}]`;
}

/** A sub-schema without `type` inherits that of its parent (4.7). */
export function inheriting({ type }: Schema, alternative: Schema): Schema {
  return { ...(type !== undefined && { type }), ...alternative };
}

/** Whether a value of JSON is of one of the types as it is. */
function isOfType(value: unknown, types: readonly TypeName[]): boolean {
  if (value === null) return types.includes('null');
  if (Array.isArray(value)) return types.includes('array');
  // Other types are named like those of JavaScript.
  if (types.includes(typeof value as TypeName)) return true;
  return typeof value === 'number' && types.includes('integer');
}

/** Returns the types of a schema. A schema with `properties` and without `type` is an object (4.5). */
export function typesOf({ type, properties }: Schema): readonly TypeName[] {
  if (type === undefined) return properties ? ['object'] : [];
  return typeof type === 'string' ? [type] : type;
}

/** Returns the type of members that are not declared. TypeScript has no patterns, so these are index signatures. */
function othersOf(schema: Schema, reading: Reading): ObjectType['others'] {
  const { properties, patternProperties = {}, additionalProperties } = schema;
  const kinds = Object.values(patternProperties);
  if (typeof additionalProperties === 'object') kinds.push(additionalProperties);
  const [only, ...more] = kinds;
  if (only) {
    const description = more.length === 0 && reading.documented ? saidOf(only) : undefined;
    return { type: union(kinds.map((kind) => typeOf(kind, reading))), description };
  }
  const isOpen = additionalProperties === true || Object.keys(properties ?? {}).length === 0;
  return isOpen ? { type: ['unknown'], description: undefined } : null;
}

function saidOf({ description, deprecated = false, items }: Schema): string | undefined {
  const ofItems = items?.type === 'array' ? undefined : items?.description;
  const texts = [description, ofItems && `Items: ${ofItems}`];
  const text = texts.filter((each) => each !== undefined).join('\n\n');
  return withDeprecation(text, deprecated) || undefined;
}
