import { unknownListedType } from './misuse.ts';
import type { Schema, TypeName } from './types.ts';
import { bestType, isTypeName } from './values/best-type.ts';

/**
 * The type that a value is taken as (4.7): of a list the first that accepts it, `null` when none does.
 * Where a list holds types that are none, the first of them then counts, as it always did.
 */
export function resolveType(
  value: unknown,
  type: Schema['type'],
  param: string,
): TypeName | null | undefined {
  if (!isTypeList(type)) return isMissing(type) ? undefined : type;
  const unknown = type.filter((name) => !isTypeName(name));
  if (unknown.length > 0) unknownListedType(param);
  return bestType(value, type) ?? unknown[0] ?? null;
}

/** Whether a schema has no type. One that is made at run time can have null in its place, which is not `null` the type. */
export function isMissing(type: unknown): type is undefined {
  return type === undefined || type === null;
}

/** Also narrows lists that are only read, which `Array.isArray` does not. */
export function isTypeList(type: Schema['type']): type is readonly TypeName[] {
  return Array.isArray(type);
}

/** The sub-schema with the type of its parent, where it has none itself (4.7). */
export function withType<S extends { readonly type?: Schema['type'] }>(
  schema: S,
  type: Schema['type'],
): S {
  return isMissing(schema.type) ? { ...schema, type } : schema;
}
