import { isError } from '../errors/rest-error.ts';
import { inside, insideType, tooDeep, walkOf, type KernelOptions, type Walk } from './depth.ts';
import type { SchemaError } from './failure.ts';
import { formatOf } from './formats/formats.ts';
import { alternativesOf, matchAlternative, matchDiscriminated } from './keywords/alternatives.ts';
import { checkList, itemRule } from './keywords/array.ts';
import { allowedValues, inEnum } from './keywords/enum.ts';
import { checkNumber } from './keywords/number.ts';
import { checkNames, checkSize, forbiddenProperty, memberRule } from './keywords/object.ts';
import { checkText } from './keywords/string.ts';
import { checkType, isTypeName, notOfType, resolveType, withType } from './keywords/type.ts';
import { contentOf } from './named-types.ts';
import { sanitizeAs } from './sanitize.ts';
import type { Failure, Schema, TypeName } from './types.ts';
import { toArray, entriesOf, isObject, type Entries } from './values/containers.ts';
import { isNumeric } from './values/scalar.ts';

/**
 * Validates a value by its schema, in the order of the specification (4.7). Returns `null` for a valid value, else an
 * error whose message names the value `param`.
 */
export function validateValue(
  value: unknown,
  schema: Schema,
  param: string,
  options?: KernelOptions,
): Failure {
  return checkValue(value, schema, param, walkOf(options));
}

function checkValue(sent: unknown, given: Schema, param: string, around: Walk): Failure {
  // A BigInt is valid where its text is.
  const value = typeof sent === 'bigint' && around.int64 === 'bigint' ? String(sent) : sent;
  if (around.levels <= 0) return tooDeep(param);
  if (value === null && given.nullable === true) return null;
  const schema = contentOf(given, around.types);
  // An unknown name says nothing of the value.
  if (schema === null) return null;
  const walk = schema.$type === undefined ? around : insideType(schema, around);
  let { type } = schema;
  for (const keyword of alternativesOf(schema)) {
    const match = matchOf(keyword, value, schema, type, param, walk);
    if (isError(match)) return match;
    type ??= typeOfMatch(match, value, walk);
  }
  const resolved = resolveType(value, type, param, 'rest_validate_value_from_schema');
  if (resolved === null) return notOfType(param, type ?? []);
  const failure = checkKeywords(value, schema, resolved, param, walk);
  if (failure) return failure;
  const values = allowedValues(schema);
  const notAllowed =
    values && inEnum(sanitizeAs(value, schema, resolved, param, walk), values, param);
  if (notAllowed) return notAllowed;
  // A format applies to strings, and to values of a schema without a known type.
  if (resolved !== 'string' && isTypeName(resolved)) return null;
  return formatOf(schema.format, walk.formats)?.check?.(value, param) ?? null;
}

/** Returns the type that a value has in the schema of `anyOf` or `oneOf` that it matches. */
export function typeOfMatch(match: Schema, value: unknown, { types }: Walk): Schema['type'] {
  return value === null && match.nullable === true ? 'null' : contentOf(match, types)?.type;
}

/** Returns the schema of `anyOf` or `oneOf` that the value matches, or an error. */
export function matchOf(
  keyword: 'anyOf' | 'oneOf',
  value: unknown,
  schema: Schema,
  type: Schema['type'],
  param: string,
  walk: Walk,
): Schema | SchemaError {
  const inner = inside(walk);
  const check = (alternative: Schema) => checkValue(value, alternative, param, inner);
  if (keyword === 'oneOf' && schema.discriminator !== undefined)
    return matchDiscriminated(value, schema, (one) => contentOf(one, walk.types), check, param);
  const schemas = (schema[keyword] ?? []).map((alternative) => withType(alternative, type));
  return matchAlternative(keyword, value, schemas, check, param);
}

function checkKeywords(
  value: unknown,
  schema: Schema,
  type: TypeName | undefined,
  param: string,
  walk: Walk,
): Failure {
  switch (type) {
    case 'null':
    case 'boolean':
      return checkType(value, type, param);
    case 'string':
      return typeof value === 'string'
        ? checkText(value, schema, param, walk.formats === 'strict')
        : checkType(value, type, param);
    case 'number':
      return checkType(value, type, param) ?? checkNumber(value, schema, param);
    case 'integer':
      // Bounds are checked before the fraction.
      return (
        (isNumeric(value) ? checkNumber(value, schema, param) : null) ??
        checkType(value, type, param) ??
        (walk.formats === 'strict' ? checkNumber(value, EXACT, param) : null)
      );
    case 'array':
      return checkType(value, type, param) ?? checkItems(toArray(value), schema, param, walk);
    case 'object':
      return checkMap(value, schema, param, walk);
    default:
      return null;
  }
}

/** The integers that numbers represent. Others have lost digits, in JSON before they are validated. */
const EXACT: Schema = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

function checkItems(items: readonly unknown[], schema: Schema, param: string, walk: Walk): Failure {
  if (schema.items || schema.prefixItems) {
    const inner = inside(walk);
    for (const [index, item] of items.entries()) {
      const rule = itemRule(index, schema);
      const failure = rule && checkValue(item, rule, `${param}[${index}]`, inner);
      if (failure) return failure;
    }
  }
  return checkList(items, schema, param);
}

function checkMap(value: unknown, schema: Schema, param: string, walk: Walk): Failure {
  // The type of a list is checked last, because failures of its members are more specific.
  if (!Array.isArray(value) && !isObject(value)) return notOfType(param, 'object');
  const map = entriesOf(value);
  return (
    checkNames(map, schema, param) ??
    checkMembers(map, schema, param, walk) ??
    checkSize(map, schema, param) ??
    checkType(value, 'object', param)
  );
}

function checkMembers(map: Entries, schema: Schema, param: string, walk: Walk): Failure {
  const inner = inside(walk);
  for (const name of Object.keys(map)) {
    const rule = memberRule(name, schema, walk.formats === 'strict');
    if (rule === true) continue;
    if (rule === false) return forbiddenProperty(name);
    const failure = checkValue(map[name], rule, `${param}[${name}]`, inner);
    if (failure) return failure;
  }
  return null;
}
