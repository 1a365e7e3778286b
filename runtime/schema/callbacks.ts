import { parseValue, sanitizeValue } from './sanitize.ts';
import { sanitizeEmail } from './formats/email.ts';
import { sanitizeKey, sanitizeTitle } from './text/slug.ts';
import { sanitizeTextField, sanitizeTextareaField } from './text/text-field.ts';
import { sanitizeUrl } from './text/url.ts';
import type { SanitizeCallback, Schema, ValidateCallback } from './types.ts';
import { validateValue } from './validate.ts';
import { toInteger } from './values/scalar.ts';

/** The whole number that `value` begins with, without its sign. */
export function absint(value: unknown): number {
  return Math.abs(toInteger(value));
}

/** The functions that apply a schema to an argument, by the names of their callbacks (4.7). */
export const schemaCallbacks = {
  validateRequestArg: validateValue,
  sanitizeRequestArg: sanitizeValue,
  parseRequestArg: parseValue,
} as const;

/** Checks an argument by its definition; one that is not registered is accepted (4.7). */
export const validateRequestArg = onDefinition(validateValue, () => null);

/** Sanitizes an argument by its definition; one that is not registered stays as it is (4.7). */
export const sanitizeRequestArg = onDefinition(sanitizeValue, (value) => value);

/** Checks, then sanitizes an argument by its definition (4.7). */
export const parseRequestArg = onDefinition(parseValue, (value) => value);

/** The callbacks of an argument that its definition validates and sanitizes. */
export const bySchema = {
  validate_callback: 'validateRequestArg',
  sanitize_callback: 'sanitizeRequestArg',
} as const;

/** The callbacks that sanitize, and go by the value alone. */
export const valueSanitizers: { readonly [name: string]: (value: unknown) => unknown } = {
  absint,
  sanitizeTextField,
  sanitizeTextareaField,
  sanitizeKey,
  sanitizeTitle,
  sanitizeEmail,
  sanitizeUrl,
};

/** The callbacks that an argument definition can name. */
export const kernelCallbacks: { readonly [name: string]: SanitizeCallback | ValidateCallback } = {
  validateRequestArg,
  sanitizeRequestArg,
  parseRequestArg,
  ...valueSanitizers,
};

/** Names of the callbacks for routes that are registered at run time. */
export const callbackAliases: { readonly [alias: string]: keyof typeof kernelCallbacks } = {
  rest_validate_request_arg: 'validateRequestArg',
  rest_sanitize_request_arg: 'sanitizeRequestArg',
  rest_parse_request_arg: 'parseRequestArg',
  sanitize_text_field: 'sanitizeTextField',
  sanitize_textarea_field: 'sanitizeTextareaField',
  sanitize_key: 'sanitizeKey',
  sanitize_title: 'sanitizeTitle',
  sanitize_email: 'sanitizeEmail',
  sanitize_url: 'sanitizeUrl',
};

/** Returns a callback that applies the definition of an argument; `otherwise` handles one that is not registered. */
function onDefinition(
  apply: (value: unknown, schema: Schema, param: string) => unknown,
  otherwise: (value: unknown) => unknown,
): SanitizeCallback {
  return (value, param, { endpoint }) => {
    const schema = endpoint?.args.byName.get(param)?.definition;
    return schema ? apply(value, schema, param) : otherwise(value);
  };
}
