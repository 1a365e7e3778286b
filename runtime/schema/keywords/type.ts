import { failing } from '../failure.ts';
import type { SchemaError } from '../failure.ts';
import type { Failure, TypeName } from '../types.ts';
import { isBoolean } from '../values/boolean.ts';
import { isArray } from '../values/list.ts';
import { isObject } from '../values/map.ts';
import { isInteger, isNumeric } from '../values/numeric.ts';

const ofOtherType = failing<TypeName | readonly string[]>({
  code: 'rest_invalid_type',
  words: (param, type) => ({
    message: `${param} must be ${(typeof type === 'string' ? [type] : type).map(phraseOf).join(' or ')}.`,
    data: { param },
  }),
});

/** `a string`, `an integer`. */
function phraseOf(type: string): string {
  if (type === 'null') return type;
  return `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`;
}

/** `type: null` (4.7): only null. */
export function nothing(value: unknown, param: string): Failure {
  return value === null || value === undefined ? null : notOfType('null', param);
}

/** `type: boolean` (4.7). */
export function boolean(value: unknown, param: string): Failure {
  return isBoolean(value) ? null : notOfType('boolean', param);
}

/** `type: string` (4.7): a string, nothing that could be made one. */
export function string(value: unknown, param: string): Failure {
  return typeof value === 'string' ? null : notOfType('string', param);
}

/** `type: number` (4.7), and the first half of `integer`: limits are checked before wholeness. */
export function numeric(value: unknown, type: 'number' | 'integer', param: string): Failure {
  return isNumeric(value) ? null : notOfType(type, param);
}

/** `type: number` (4.7). */
export function number(value: unknown, param: string): Failure {
  return numeric(value, 'number', param);
}

/** `type: integer` (4.7): numeric, without a fractional part. */
export function integer(value: unknown, param: string): Failure {
  return isInteger(value) ? null : notOfType('integer', param);
}

/** `type: array` (4.7): a list, or a scalar that is split. */
export function array(value: unknown, param: string): Failure {
  return isArray(value) ? null : notOfType('array', param);
}

/** `type: object` (4.7): a map, or what stands for an empty one. */
export function object(value: unknown, param: string): Failure {
  return isObject(value) ? null : notOfType('object', param);
}

/** The check of a type by itself, by its name. */
export const typeChecks: {
  readonly [type in TypeName]: (value: unknown, param: string) => Failure;
} = { null: nothing, boolean, string, number, integer, array, object };

/** `rest_invalid_type` (7.2). */
export function notOfType(type: TypeName | readonly string[], param: string): SchemaError {
  return ofOtherType(param, type);
}
