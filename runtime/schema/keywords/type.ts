import { reportMisuse } from '../../errors/notices.ts';
import { failing } from '../failure.ts';
import type { Failure, Schema, TypeName } from '../types.ts';
import { isArray, isList, isObject } from '../values/containers.ts';
import { isBoolean, isInteger, isNumeric } from '../values/scalar.ts';

const accepts: { readonly [type in TypeName]: (value: unknown) => boolean } = {
  array: isArray,
  object: isObject,
  integer: isInteger,
  number: isNumeric,
  boolean: isBoolean,
  string: (value) => typeof value === 'string',
  null: (value) => value === null || value === undefined,
};

/** The types of the dialect, in the order in which messages list them. */
export const typeNames = Object.keys(accepts);

/** Functions as notices name them (7.3). */
type SchemaFunction = 'rest_validate_value_from_schema' | 'rest_sanitize_value_from_schema';

/** `rest_invalid_type` (7.2): the value is not of the type, or of any of the types. */
export const notOfType = failing<TypeName | readonly string[]>(
  'rest_invalid_type',
  (param, type) => ({
    message: `${param} must be ${[type].flat().map(withArticle).join(' or ')}.`,
    data: { param },
  }),
);

function withArticle(type: string): string {
  if (type === 'null') return type;
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** Checks the `type` of a value (4.7). */
export function checkType(value: unknown, type: TypeName, param: string): Failure {
  return accepts[type](value) ? null : notOfType(param, type);
}

export function isTypeName(type: unknown): type is TypeName {
  return typeof type === 'string' && Object.hasOwn(accepts, type);
}

/** The first type of a list that accepts the value (4.7). Empty text is a string if the list has `string`. */
export function bestType(value: unknown, types: readonly string[]): TypeName | null {
  if (value === '' && types.includes('string')) return 'string';
  for (const type of types) if (isTypeName(type) && accepts[type](value)) return type;
  return null;
}

/**
 * Returns the type as which a value is handled (4.7): of a list the first one that accepts it, `null` if none does, and
 * `undefined` if the schema has no type. Types that are missing or unknown are reported as misuse of `fn`.
 */
export function resolveType(
  value: unknown,
  type: Schema['type'],
  param: string,
  fn: SchemaFunction,
): TypeName | null | undefined {
  if (isMissing(type)) reportMisuse(fn, `The schema of ${param} has no type.`);
  const resolved = isList(type) ? bestOf(value, type, param) : (type ?? undefined);
  if (resolved !== null && !isTypeName(resolved))
    reportMisuse(fn, `The type of ${param} must be one of ${typeNames.join(', ')}.`);
  return resolved;
}

/** The best type of a list. If none accepts the value, the first unknown type of the list counts. */
function bestOf(value: unknown, types: readonly TypeName[], param: string): TypeName | null {
  const unknown = types.filter((name) => !isTypeName(name));
  if (unknown.length > 0)
    reportMisuse(
      'rest_handle_multi_type_schema',
      `Each type of ${param} must be one of ${typeNames.join(', ')}.`,
    );
  return bestType(value, types) ?? unknown[0] ?? null;
}

/** Whether a schema has no type. Schemas that are registered at run time can have the value null there. */
export function isMissing(type: unknown): type is undefined {
  return type === undefined || type === null;
}

/** Returns an alternative with the type of its parent, if it has none itself (4.7). */
export function withType<S extends Pick<Schema, 'type' | '$type'>>(
  schema: S,
  type: Schema['type'],
): S {
  return isMissing(schema.type) && schema.$type === undefined ? { ...schema, type } : schema;
}
