import { presentNames } from '../../runtime/schema/present.ts';
import type { Present } from '../../runtime/schema/present.ts';
import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { braced, listOf, oneOf, union } from './object-type.ts';
import type { Alternatives, Member, ObjectType } from './object-type.ts';

/** How a schema is read as a type. */
export interface Reading {
  readonly present: Present;
  /** Whether properties keep their descriptions. */
  readonly documented: boolean;
}

export const answered: Reading = { present: 'answered', documented: true };
export const sent: Reading = { present: 'required', documented: true };

/** The type of the values that a schema of the dialect describes. */
export function typeOf(schema: Schema, reading: Reading): Alternatives {
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    return union(alternatives.map((one) => typeOf(inheriting(schema, one), reading)));
  }
  const types = typesOf(schema);
  if (types.length === 0) return ['unknown'];
  const isScalar = !types.includes('array') && !types.includes('object');
  if (schema.enum && isScalar) return oneOf(schema.enum);
  return union(types.map((type) => typeNamed(type, schema, reading)));
}

/** The type of the objects that a schema of the dialect describes. */
export function objectOf(schema: Schema, reading: Reading): ObjectType {
  const present = new Set(presentNames(schema, reading.present));
  const members = Object.entries(schema.properties ?? {}).map(([name, property]) =>
    memberOf(name, property, reading, present.has(name)),
  );
  return { members, others: othersOf(schema, reading) };
}

/** The member `name` of the type of an object. */
export function memberOf(
  name: string,
  schema: Schema,
  reading: Reading,
  isPresent: boolean,
): Member {
  const description = reading.documented ? saidOf(schema) : undefined;
  const inner = () => innerOf(schema, reading);
  return { name, type: typeOf(schema, reading), description, isPresent, inner };
}

function innerOf(schema: Schema, reading: Reading): ReturnType<Member['inner']> {
  const isList = schema.type === 'array';
  const inner = isList ? schema.items : schema;
  if (inner?.type !== 'object' || [schema, inner].some((one) => one.anyOf || one.oneOf || one.enum))
    return null;
  return { isList, type: objectOf(inner, reading) };
}

function typeNamed(type: TypeName, schema: Schema, reading: Reading): Alternatives {
  switch (type) {
    case 'array':
      return listOf(schema.items ? typeOf(schema.items, reading) : ['unknown']);
    case 'object':
      return [braced(objectOf(schema, reading))];
    case 'integer':
      return ['number'];
    case 'boolean':
    case 'null':
    case 'number':
    case 'string':
      return [type];
  }
}

/** A sub-schema without `type` inherits that of its parent (4.7). */
export function inheriting({ type }: Schema, alternative: Schema): Schema {
  return type === undefined || alternative.type !== undefined
    ? alternative
    : { type, ...alternative };
}

/** The types of a schema; one without `type` but with `properties` is an object (4.5). */
export function typesOf({ type, properties }: Schema): readonly TypeName[] {
  if (type === undefined) return properties ? ['object'] : [];
  return typeof type === 'string' ? [type] : type;
}

/** What may stand beside the properties. TypeScript knows no patterns, so these count as any other name. */
function othersOf(schema: Schema, reading: Reading): ObjectType['others'] {
  const { properties, patternProperties = {}, additionalProperties } = schema;
  const kinds = Object.values(patternProperties);
  if (typeof additionalProperties === 'object') kinds.push(additionalProperties);
  const [only, ...more] = kinds;
  if (only) {
    const description = more.length === 0 && reading.documented ? saidOf(only) : undefined;
    return { type: union(kinds.map((kind) => typeOf(kind, reading))), description };
  }
  const isEmpty = Object.keys(properties ?? {}).length === 0;
  const isOpen = additionalProperties === true || isEmpty;
  return isOpen ? { type: ['unknown'], description: undefined } : null;
}

/** What a schema is for, and what each item of its list: there is no other place to say that. */
function saidOf({ description, items }: Schema): string | undefined {
  if (items?.description === undefined || items.type === 'array') return description;
  const ofItems = `Items: ${items.description}`;
  return description === undefined ? ofItems : `${description}\n\n${ofItems}`;
}
