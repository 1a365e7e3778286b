import { parseValue, sanitizeValue } from './sanitize.ts';
import { sanitizeEmail } from './formats/email.ts';
import { sanitizeKey, sanitizeTitle } from './text/slug.ts';
import { sanitizeTextField, sanitizeTextareaField } from './text/text-field.ts';
import { sanitizeUrl } from './text/url.ts';
import type { ValidateCallback } from './types.ts';
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
export const validateRequestArg: ValidateCallback = (value, param, { endpoint }) => {
  const schema = endpoint?.args.byName.get(param)?.definition;
  return schema ? validateValue(value, schema, param) : null;
};

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

/** The names of the callbacks that an argument definition can name. */
export const kernelCallbackNames: readonly string[] = [
  ...Object.keys(schemaCallbacks),
  ...Object.keys(valueSanitizers),
];

/** Names of the callbacks for routes that are registered at run time. */
export const callbackAliases: { readonly [alias: string]: string } = {
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
