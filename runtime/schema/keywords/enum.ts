import { isError } from '../../errors/rest-error.ts';
import { failingTo, type SchemaError } from '../failure.ts';
import type { Failure, Schema } from '../types.ts';
import { isEqual } from '../values/equality.ts';

/** `rest_not_in_enum` (7.2). */
export const notInEnum = failingTo<readonly unknown[]>(
  'rest_not_in_enum',
  (values) => `must be ${listed(values)}`,
);

/** Returns the values that `enum` or `const` allows; `null` if the schema has neither, or an empty `enum`. */
export function allowedValues(schema: Schema): readonly unknown[] | null {
  if (schema.enum) return schema.enum.length > 0 ? schema.enum : null;
  return schema.const === undefined ? null : [schema.const];
}

/** Checks `enum` (4.7) of a sanitized value, or returns the error of sanitizing it. */
export function inEnum(sanitized: unknown, values: readonly unknown[], param: string): Failure {
  if (values.includes(sanitized) || values.some((value) => isEqual(sanitized, value))) return null;
  // Sanitizing returns failures of keywords.
  return isError(sanitized) ? (sanitized as SchemaError) : notInEnum(param, values);
}

function listed(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.length === 1 ? String(texts[0]) : `one of ${texts.join(', ')}`;
}
