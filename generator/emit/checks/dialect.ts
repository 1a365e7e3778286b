import { innerSchemas } from '../../../runtime/schema/inner-schemas.ts';
import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import { isTypeName } from '../../../runtime/schema/values/best-type.ts';

/** Keywords that restrict a value by themselves, in addition to `type`, `anyOf` and `oneOf`. */
const RESTRICTIONS = [
  'format',
  'enum',
  'items',
  'properties',
  'additionalProperties',
  'patternProperties',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
] as const satisfies readonly (keyof Schema)[];

/** The types that a schema lists. */
export function typesOf({ type }: Schema): readonly TypeName[] {
  if (type === undefined) return [];
  return typeof type === 'string' ? [type] : type;
}

/** Whether a schema says nothing about a value beside its type, `anyOf` and `oneOf`. */
function isUnrestricted(schema: Schema): boolean {
  return (
    !Array.isArray(schema.required) && RESTRICTIONS.every((word) => schema[word] === undefined)
  );
}

/**
 * Whether a schema has to be walked with each value: it reports incorrect use, what it says beside
 * `anyOf` and `oneOf` turns on which sub-schema the value matches, or it is too deep to be written as calls.
 */
export function isWalked(schema: Schema): boolean {
  if (isDeep(schema)) return true;
  if (schema.anyOf && schema.oneOf) return true;
  const alternatives = alternativesOf(schema);
  if (!alternatives) return !hasKnownTypes(schema);
  // `enum` is about the value as the sub-schema that matches sanitizes it.
  if (schema.enum && schema.enum.length > 0) return true;
  if (schema.type !== undefined) return !hasKnownTypes(schema);
  return !isUnrestricted(schema) || !alternatives.every(hasKnownTypes);
}

// Formatting calls within calls takes up to four times as long with each level: with 13 of them nearly a minute.
const MOST_LEVELS = 8;

/** Whether too many schemas stand in each other for functions to be written within functions. */
export function isDeep(schema: Schema): boolean {
  return levelsOf(schema) > MOST_LEVELS;
}

const levels = new WeakMap<Schema, number>();

/** How many schemas stand in each other, the schema itself included. */
function levelsOf(schema: Schema): number {
  const known = levels.get(schema);
  if (known !== undefined) return known;
  const count = 1 + Math.max(0, ...innerSchemas(schema).map(levelsOf));
  levels.set(schema, count);
  return count;
}

/** The sub-schemas of `anyOf` or `oneOf`, each with the type of its parent where it has none itself. */
export function alternativesOf(schema: Schema): readonly Schema[] | undefined {
  const { type } = schema;
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (type === undefined) return alternatives;
  return alternatives?.map((alternative) => ({ ...alternative, type: alternative.type ?? type }));
}

/**
 * What a schema says beside `anyOf` and `oneOf`; `null` when that is nothing that its sub-schemas have
 * not said already.
 */
export function besideAlternatives(schema: Schema): Schema | null {
  const { anyOf: _any, oneOf: _one, ...beside } = schema;
  const isSaid = alternativesOf(schema)?.every(
    ({ type }) => schema.type === undefined || (typeof type === 'string' && type === schema.type),
  );
  return isSaid && isUnrestricted(beside) ? null : beside;
}

/** The schema as far as it is about values: without descriptions, defaults and audiences. */
export function bare(schema: Schema): Schema {
  const { description: _d, default: _v, context: _c, readonly: _r, ...others } = schema;
  const { items, properties, patternProperties, additionalProperties, anyOf, oneOf } = others;
  return {
    ...others,
    ...(items && { items: bare(items) }),
    ...(properties && { properties: mapValues(properties, bare) }),
    ...(patternProperties && { patternProperties: mapValues(patternProperties, bare) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: bare(additionalProperties),
    }),
    ...(anyOf && { anyOf: anyOf.map(bare) }),
    ...(oneOf && { oneOf: oneOf.map(bare) }),
  };
}

/** The same names with other values. A name may be `__proto__`. */
export function mapValues<From, To>(
  record: { readonly [name: string]: From },
  change: (value: From) => To,
): { readonly [name: string]: To } {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function hasKnownTypes(schema: Schema): boolean {
  const types = typesOf(schema);
  return types.length > 0 && types.every(isTypeName);
}
