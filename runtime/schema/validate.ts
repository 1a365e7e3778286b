import { isError } from '../errors/rest-error.ts';
import { DEFAULT_DEPTH, tooDeep } from './depth.ts';
import { formatOf } from './formats/index.ts';
import { forbidden } from './keywords/additional-properties.ts';
import { anyOf } from './keywords/any-of.ts';
import { inEnum } from './keywords/enum.ts';
import { maxItems } from './keywords/max-items.ts';
import { maxProperties } from './keywords/max-properties.ts';
import { minItems } from './keywords/min-items.ts';
import { minProperties } from './keywords/min-properties.ts';
import { oneOf } from './keywords/one-of.ts';
import { refusedNames } from './keywords/pattern-properties.ts';
import { memberRule } from './keywords/properties.ts';
import { required, requiredNames } from './keywords/required.ts';
import { array, integer, notOfType, numeric, object, string, typeChecks } from './keywords/type.ts';
import { uniqueItems } from './keywords/unique-items.ts';
import { missingType, unknownType } from './misuse.ts';
import { isMissing, resolveType, withType } from './resolve-type.ts';
import { sanitizeAs } from './sanitize.ts';
import { matchesPattern } from './text/pattern.ts';
import type { Failure, Schema, TypeName } from './types.ts';
import { checkNumber, checkText } from './validate-scalars.ts';
import { isTypeName } from './values/best-type.ts';
import { toArray } from './values/list.ts';
import { isObject, entriesOf } from './values/map.ts';
import type { Entries } from './values/map.ts';

const FN = 'rest_validate_value_from_schema';

/**
 * Checks `value` against `schema` (4.7), in the order of the specification; `null` when it is good.
 * `param` is what sentences call the value. Value and schema are followed `levels` deep, no deeper.
 */
export function validateValue(
  value: unknown,
  schema: Schema,
  param: string,
  levels: number = DEFAULT_DEPTH,
): Failure {
  return checkValue(value, schema, param, levels);
}

/** `validateValue` of a value inside others, with the levels that are left. */
function checkValue(value: unknown, schema: Schema, param: string, levels: number): Failure {
  if (levels <= 0) return tooDeep(param);
  let { type } = schema;
  if (schema.anyOf) {
    const match = matchAny(value, schema.anyOf, type, param, levels);
    if (isError(match)) return match;
    type ??= match.type;
  }
  if (schema.oneOf) {
    const match = matchOne(value, schema.oneOf, type, param, levels);
    if (isError(match)) return match;
    type ??= match.type;
  }

  if (isMissing(type)) missingType(FN, param);
  const resolved = resolveType(value, type, param);
  if (resolved === null) return notOfType(type ?? [], param);
  if (!isTypeName(resolved)) unknownType(FN, param);

  return (
    checkType(value, schema, resolved, param, levels) ??
    checkEnum(value, schema, resolved, param, levels) ??
    checkFormat(value, schema, resolved, param)
  );
}

/** The first sub-schema of `anyOf` that `value` matches, with its type; or an error. */
export function matchAny(
  value: unknown,
  schemas: readonly Schema[],
  type: Schema['type'],
  param: string,
  levels: number,
): ReturnType<typeof anyOf<Schema>> {
  return anyOf(
    value,
    schemas.map((schema) => withType(schema, type)),
    (item, schema, name) => checkValue(item, schema, name, levels - 1),
    param,
  );
}

/** The only sub-schema of `oneOf` that `value` matches, with its type; or an error. */
export function matchOne(
  value: unknown,
  schemas: readonly Schema[],
  type: Schema['type'],
  param: string,
  levels: number,
): ReturnType<typeof oneOf<Schema>> {
  return oneOf(
    value,
    schemas.map((schema) => withType(schema, type)),
    (item, schema, name) => checkValue(item, schema, name, levels - 1),
    param,
  );
}

function checkType(
  value: unknown,
  schema: Schema,
  type: TypeName | undefined,
  param: string,
  levels: number,
): Failure {
  switch (type) {
    case 'null':
    case 'boolean':
      return typeChecks[type](value, param);
    case 'string':
      return string(value, param) ?? checkText(value, schema, param);
    case 'number':
      return numeric(value, type, param) ?? checkNumber(value, schema, param);
    case 'integer':
      return (
        numeric(value, type, param) ?? checkNumber(value, schema, param) ?? integer(value, param)
      );
    case 'array':
      return array(value, param) ?? checkItems(toArray(value), schema, param, levels);
    case 'object':
      return checkMap(value, schema, param, levels);
    default:
      return null;
  }
}

function checkItems(
  items: readonly unknown[],
  schema: Schema,
  param: string,
  levels: number,
): Failure {
  if (schema.items) {
    for (const [index, item] of items.entries()) {
      const failure = checkValue(item, schema.items, `${param}[${index}]`, levels - 1);
      if (failure) return failure;
    }
  }
  return (
    (schema.minItems === undefined ? null : minItems(items, schema.minItems, param)) ??
    (schema.maxItems === undefined ? null : maxItems(items, schema.maxItems, param)) ??
    (schema.uniqueItems ? uniqueItems(items, param) : null)
  );
}

function checkMap(value: unknown, schema: Schema, param: string, levels: number): Failure {
  // A list is none, but what is wrong with its members says more.
  if (!Array.isArray(value) && !isObject(value)) return notOfType('object', param);
  const map = entriesOf(value);
  return (
    required(map, requiredNames(schema), param) ??
    refusedNames(schema.patternProperties, param) ??
    checkMembers(map, schema, param, levels) ??
    (schema.minProperties === undefined ? null : minProperties(map, schema.minProperties, param)) ??
    (schema.maxProperties === undefined ? null : maxProperties(map, schema.maxProperties, param)) ??
    object(value, param)
  );
}

function checkMembers(map: Entries, schema: Schema, param: string, levels: number): Failure {
  for (const name of Object.keys(map)) {
    const rule = memberRule(name, schema, matchesPattern);
    if (rule === true) continue;
    if (rule === false) return forbidden(name);
    const failure = checkValue(map[name], rule, `${param}[${name}]`, levels - 1);
    if (failure) return failure;
  }
  return null;
}

function checkEnum(
  value: unknown,
  schema: Schema,
  type: TypeName | undefined,
  param: string,
  levels: number,
): Failure {
  if (!schema.enum || schema.enum.length === 0) return null;
  return inEnum(sanitizeAs(value, schema, type, param, levels), schema.enum, param);
}

function checkFormat(
  value: unknown,
  { format }: Schema,
  type: TypeName | undefined,
  param: string,
): Failure {
  // Beside text it is applied where no type says what the value is.
  if (type !== 'string' && isTypeName(type)) return null;
  return formatOf(format)?.check?.(value, param) ?? null;
}
