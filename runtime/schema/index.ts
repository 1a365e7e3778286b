/** The kernel of the schema dialect: what its words mean for a value (4.7). */
export {
  absint,
  bySchema,
  callbackAliases,
  kernelCallbackNames,
  schemaCallbacks,
  validateRequestArg,
  valueSanitizers,
} from './callbacks.ts';
export { DEFAULT_DEPTH, checkDepth } from './depth.ts';
export type { KernelOptions } from './depth.ts';
export { endpointArgs, writeArgs } from './endpoint-args.ts';
export type { ArgSource } from './endpoint-args.ts';
export type { SchemaError } from './failure.ts';
export { isEmail, sanitizeEmail } from './formats/email.ts';
export { formatSamples, hasStrictFormat, isHexColor } from './formats/formats.ts';
export { isIp } from './formats/ip.ts';
export { callOf, fastPathOf, parserFor } from './fast-path.ts';
export type { FastPath } from './fast-path.ts';
/** The parsers that generated code calls. Each returns the sanitized value, or `undefined`. */
export * as k from './parsers.ts';
export { assertData, assertSchema, checked, copyOf, ensure } from './registration.ts';
export type { Checked } from './registration.ts';
export { isMissing, bestType } from './keywords/type.ts';
export { parseValue, sanitizeValue } from './sanitize.ts';
export { sanitizeKey, sanitizeTitle } from './text/slug.ts';
export { textsMatching } from './patterns/matching-text.ts';
export { isRefused, matchesPattern, reportPatterns, vouchForPatterns } from './patterns/pattern.ts';
export { standardSchema } from './standard-schema.ts';
export type { StandardIssue, StandardResult, StandardSchema } from './standard-schema.ts';
export { stripTags } from './text/html.ts';
export { sanitizeTextField, sanitizeTextareaField } from './text/text-field.ts';
export { sanitizeUrl } from './text/url.ts';
export type {
  ArgDefinition,
  ArgDefinitions,
  ArgOptions,
  ArgsParser,
  Check,
  Failure,
  ItemSchema,
  PropertySchema,
  PublicSchema,
  SanitizeCallback,
  Schema,
  TypeName,
  ValidateCallback,
} from './types.ts';
export { validateValue } from './validate.ts';
export {
  isBoolean,
  toBoolean,
  isInteger,
  isNumeric,
  toInteger,
  toNumber,
  isSet,
} from './values/scalar.ts';
export { isEqual, stabilize, isUnique } from './values/equality.ts';
export { isArray, splitList, toArray, emptyMap, isObject, toObject } from './values/containers.ts';
export { toText } from './values/text.ts';
