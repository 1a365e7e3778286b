/** The kernel of the schema dialect: what its words mean for a value (4.7). */
export {
  absint,
  bySchema,
  callbackAliases,
  kernelCallbacks,
  parseRequestArg,
  sanitizeRequestArg,
  validateRequestArg,
  valueSanitizers,
} from './callbacks.ts';
export { dateWithGmt, parseDate } from './dates.ts';
export type { Zone } from './dates.ts';
export { DEFAULT_DEPTH, checkDepth } from './depth.ts';
export { reportPatterns, vouchForPatterns } from './report-patterns.ts';
export { endpointArgs, writeArgs } from './endpoint-args.ts';
export type { ArgSource } from './endpoint-args.ts';
export { isFailure, mentionsOf, reasonOf } from './failure.ts';
export type { Mentions, SchemaError } from './failure.ts';
export { isEmail } from './formats/email.ts';
export { fastPathOf, isUnbounded } from './fast-path.ts';
export type { FastPath } from './fast-path.ts';
export { parseHexColor } from './formats/hex-color.ts';
export { parseIp } from './formats/ip.ts';
export { formatParsers, k } from './k.ts';
export { parserFor } from './parser-for.ts';
export type { Parser } from './parsers.ts';
export { copyOf, dataProblem, readRegistered } from './registered-data.ts';
export type { Checked } from './registered-data.ts';
export { schemaProblem } from './schema-problem.ts';
export { isMissing } from './resolve-type.ts';
export { parseValue, sanitizeValue } from './sanitize.ts';
export { sanitizeEmail } from './text/email.ts';
export { sanitizeKey } from './text/key.ts';
export { isRefused, matchesPattern } from './text/pattern.ts';
export { stripTags } from './text/strip-tags.ts';
export { sanitizeTextField } from './text/text-field.ts';
export { sanitizeTextareaField } from './text/textarea-field.ts';
export { sanitizeTitle } from './text/title.ts';
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
  Sanitize,
  SanitizeCallback,
  Schema,
  TypeName,
  ValidateCallback,
} from './types.ts';
export { validateValue } from './validate.ts';
export { bestType } from './values/best-type.ts';
export { isBoolean, toBoolean } from './values/boolean.ts';
export { isEqual } from './values/equal.ts';
export { isArray, splitList, toArray } from './values/list.ts';
export { emptyMap, isObject, toObject } from './values/map.ts';
export { isInteger, isNumeric, toInteger, toNumber } from './values/numeric.ts';
export { saysAnything } from './values/said.ts';
export { stabilize } from './values/stabilize.ts';
export { toText } from './values/text.ts';
export { isUnique } from './values/unique.ts';
