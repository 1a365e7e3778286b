import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { DEFAULT_DEPTH, tooDeep } from './depth.ts';
import { formatOf } from './formats/index.ts';
import { refusedNames } from './keywords/pattern-properties.ts';
import { memberRule } from './keywords/properties.ts';
import { uniqueItems } from './keywords/unique-items.ts';
import { missingType, unknownType } from './misuse.ts';
import { isMissing, resolveType } from './resolve-type.ts';
import { matchesPattern } from './text/pattern.ts';
import type { Schema, TypeName } from './types.ts';
import { isTypeName } from './values/best-type.ts';
import { toBoolean } from './values/boolean.ts';
import { toArray } from './values/list.ts';
import { emptyMap, keptOf, entriesOf } from './values/map.ts';
import { toInteger, toNumber } from './values/numeric.ts';
import { toText } from './values/text.ts';
// The two call each other: `enum` is about sanitized values, `anyOf` sanitizes by what validates.
import { matchAny, matchOne, validateValue } from './validate.ts';

const FN = 'rest_sanitize_value_from_schema';

/**
 * Makes of `value` what `schema` describes (4.7), or answers the error that refuses it. Both are
 * followed `levels` deep, no deeper.
 */
export function sanitizeValue(
  value: unknown,
  schema: Schema,
  param: string,
  levels: number = DEFAULT_DEPTH,
): unknown {
  return sanitizeAs(value, schema, schema.type, param, levels);
}

/** Checks `value`, then sanitizes it (4.7): the value, or the error of either. */
export function parseValue(
  value: unknown,
  schema: Schema,
  param: string,
  levels: number = DEFAULT_DEPTH,
): unknown {
  return validateValue(value, schema, param, levels) ?? sanitizeValue(value, schema, param, levels);
}

/** `sanitizeValue` of a value with the type that it was found to have, and the levels that are left. */
export function sanitizeAs(
  value: unknown,
  schema: Schema,
  type: Schema['type'],
  param: string,
  levels: number,
): unknown {
  if (levels <= 0) return tooDeep(param);
  if (schema.anyOf) {
    const match = matchAny(value, schema.anyOf, type, param, levels);
    if (isError(match)) return match;
    const sanitized = sanitizeAs(value, match, match.type, param, levels - 1);
    const { anyOf: _, ...others } = schema;
    return isError(sanitized)
      ? sanitized
      : sanitizeAs(sanitized, others, type ?? match.type, param, levels - 1);
  }
  if (schema.oneOf) {
    const match = matchOne(value, schema.oneOf, type, param, levels);
    if (isError(match)) return match;
    const sanitized = sanitizeAs(value, match, match.type, param, levels - 1);
    const { oneOf: _, ...others } = schema;
    return isError(sanitized)
      ? sanitized
      : sanitizeAs(sanitized, others, type ?? match.type, param, levels - 1);
  }
  if (isMissing(type)) missingType(FN, param);
  const resolved = resolveType(value, type, param);
  if (resolved === null) return null;
  if (!isTypeName(resolved)) unknownType(FN, param);
  return cast(value, schema, resolved, param, levels);
}

function cast(
  value: unknown,
  schema: Schema,
  type: TypeName | undefined,
  param: string,
  levels: number,
): unknown {
  switch (type) {
    case 'array':
      return castItems(toArray(value), schema, param, levels);
    case 'object':
      return castMembers(value, schema, param, levels);
    case 'null':
      return null;
    case 'integer':
      return toInteger(value);
    case 'number':
      return toNumber(value);
    case 'boolean':
      return toBoolean(value);
    default:
      return castText(value, schema, type);
  }
}

function castItems(
  list: readonly unknown[],
  { items, uniqueItems: isSet }: Schema,
  param: string,
  levels: number,
): unknown {
  // A schema that says nothing is not applied.
  const isApplied = items && Object.keys(items).length > 0;
  const cast = isApplied ? castEach(list, items, param, levels) : list;
  return isError(cast) ? cast : ((isSet ? uniqueItems(cast, param) : null) ?? cast);
}

function castEach(
  list: readonly unknown[],
  schema: Schema,
  param: string,
  levels: number,
): readonly unknown[] | RestError {
  const cast: unknown[] = [];
  for (const [index, given] of list.entries()) {
    const item = sanitizeAs(given, schema, schema.type, `${param}[${index}]`, levels - 1);
    if (isError(item)) return item;
    cast.push(item);
  }
  return cast;
}

function castMembers(value: unknown, schema: Schema, param: string, levels: number): unknown {
  const refusal = refusedNames(schema.patternProperties, param);
  if (refusal) return refusal;
  const map = entriesOf(value);
  const kept = emptyMap();
  for (const name of Object.keys(map)) {
    const rule = memberRule(name, schema, matchesPattern);
    if (rule === false) continue;
    kept[name] =
      rule === true
        ? map[name]
        : sanitizeAs(map[name], rule, rule.type, `${param}[${name}]`, levels - 1);
    if (isError(kept[name])) return kept[name];
  }
  return keptOf(value, kept);
}

function castText(value: unknown, { format }: Schema, type: TypeName | undefined): unknown {
  const sanitize = formatOf(format)?.sanitize;
  if (sanitize) return sanitize(value);
  return type === 'string' ? toText(value) : value;
}
