import { sanitizeValue } from '../sanitize.ts';
import type { Check, Sanitize, Schema } from '../types.ts';
import { validateValue } from '../validate.ts';

/** The check of a schema that only walking it can tell, such as one without a type. */
export function bySchema(schema: Schema): Check {
  return (value, param) => validateValue(value, schema, param);
}

/** The sanitizer of a schema that only walking it can tell. */
export function toSchema(schema: Schema): Sanitize {
  return (value, param) => sanitizeValue(value, schema, param);
}
