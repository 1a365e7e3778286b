import { isError } from '../errors/rest-error.ts';
import { inside, insideType, tooDeep, walkOf, type KernelOptions, type Walk } from './depth.ts';
import { formatOf, isInt64, toInt64 } from './formats/formats.ts';
import { alternativesOf } from './keywords/alternatives.ts';
import { checkUnique, itemRule } from './keywords/array.ts';
import { memberRule, refusedNames } from './keywords/object.ts';
import { resolveType } from './keywords/type.ts';
import type { Schema, TypeName } from './types.ts';
import { contentOf } from './named-types.ts';
// The modules import each other: `enum` compares sanitized values, and `anyOf` sanitizes by what validates.
import { matchOf, typeOfMatch, validateValue } from './validate.ts';
import { toArray, emptyMap, entriesOf, keptOf } from './values/containers.ts';
import { toBoolean, toInteger, toNumber } from './values/scalar.ts';
import { toText } from './values/text.ts';

/** Converts a value to what its schema describes (4.7); returns an error if that is not possible. */
export function sanitizeValue(
  value: unknown,
  schema: Schema,
  param: string,
  options?: KernelOptions,
): unknown {
  return sanitizeAs(value, schema, schema.type, param, walkOf(options));
}

/** Validates a value, then sanitizes it (4.7). Returns the sanitized value or an error. */
export function parseValue(
  value: unknown,
  schema: Schema,
  param: string,
  options?: KernelOptions,
): unknown {
  return (
    validateValue(value, schema, param, options) ?? sanitizeValue(value, schema, param, options)
  );
}

/** Sanitizes a value as one of a type, which its schema may leave open. */
export function sanitizeAs(
  value: unknown,
  given: Schema,
  givenType: Schema['type'],
  param: string,
  around: Walk,
): unknown {
  if (around.levels <= 0) return tooDeep(param);
  if (value === null && given.nullable === true) return null;
  const schema = contentOf(given, around.types);
  if (schema === null) return value;
  const type = schema === given ? givenType : schema.type;
  const walk = schema.$type === undefined ? around : insideType(schema, around);
  for (const keyword of alternativesOf(schema)) {
    const match = matchOf(keyword, value, schema, type, param, walk);
    if (isError(match)) return match;
    const sanitized = sanitizeAs(value, match, match.type, param, inside(walk));
    // Without its alternatives, a schema is not the type that it is named after.
    const { [keyword]: _, $type: _name, ...others } = schema;
    return isError(sanitized)
      ? sanitized
      : sanitizeAs(sanitized, others, type ?? typeOfMatch(match, value, walk), param, inside(walk));
  }
  const typed = typeof value === 'bigint' ? String(value) : value;
  const resolved = resolveType(typed, type, param, 'rest_sanitize_value_from_schema');
  return resolved === null ? null : cast(value, schema, resolved, param, walk);
}

function cast(
  value: unknown,
  schema: Schema,
  type: TypeName | undefined,
  param: string,
  walk: Walk,
): unknown {
  switch (type) {
    case 'array':
      return castItems(toArray(value), schema, param, walk);
    case 'object':
      return castMembers(value, schema, param, walk);
    case 'null':
      return null;
    case 'integer':
      return toInteger(value);
    case 'number':
      return toNumber(value);
    case 'boolean':
      return toBoolean(value);
    default: {
      if (walk.int64 === 'bigint' && isInt64(schema)) return toInt64(value, param);
      const sanitize = formatOf(schema.format, walk.formats)?.sanitize;
      if (sanitize) return sanitize(value);
      // An alternative with the format has converted a BigInt.
      return type === 'string' && typeof value !== 'bigint' ? toText(value) : value;
    }
  }
}

function castItems(list: readonly unknown[], schema: Schema, param: string, walk: Walk): unknown {
  const { items, prefixItems } = schema;
  const isCast = prefixItems !== undefined || (items && Object.keys(items).length > 0);
  if (!isCast) return checkUnique(list, schema, param) ?? list;
  const cast: unknown[] = [];
  const inner = inside(walk);
  for (const [index, given] of list.entries()) {
    const rule = itemRule(index, schema);
    const item = rule ? sanitizeAs(given, rule, rule.type, `${param}[${index}]`, inner) : given;
    if (isError(item)) return item;
    cast.push(item);
  }
  return checkUnique(cast, schema, param) ?? cast;
}

function castMembers(value: unknown, schema: Schema, param: string, walk: Walk): unknown {
  const refusal = refusedNames(schema, param);
  if (refusal) return refusal;
  const map = entriesOf(value);
  const kept = emptyMap();
  const inner = inside(walk);
  for (const name of Object.keys(map)) {
    const rule = memberRule(name, schema, walk.formats === 'strict');
    if (rule === false) continue;
    const member =
      rule === true
        ? map[name]
        : sanitizeAs(map[name], rule, rule.type, `${param}[${name}]`, inner);
    if (isError(member)) return member;
    kept[name] = member;
  }
  return keptOf(value, kept);
}
