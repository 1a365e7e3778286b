import type { TypeName } from '../types.ts';
import { isBoolean } from './boolean.ts';
import { isArray } from './list.ts';
import { isObject } from './map.ts';
import { isInteger, isNumeric } from './numeric.ts';

const accepts: { readonly [type in TypeName]: (value: unknown) => boolean } = {
  array: isArray,
  object: isObject,
  integer: isInteger,
  number: isNumeric,
  boolean: isBoolean,
  string: (value) => typeof value === 'string',
  null: (value) => value === null || value === undefined,
};

/** The types of the dialect, as they are listed in sentences. */
export const typeNames = Object.keys(accepts);

export function isTypeName(type: unknown): type is TypeName {
  return typeof type === 'string' && Object.hasOwn(accepts, type);
}

/** The first type of the list that accepts `value` (4.7); empty text stays text where it may. */
export function bestType(value: unknown, types: readonly string[]): TypeName | null {
  if (value === '' && types.includes('string')) return 'string';
  for (const type of types) if (isTypeName(type) && accepts[type](value)) return type;
  return null;
}
