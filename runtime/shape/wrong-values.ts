import { isError } from '../errors/rest-error.ts';
import { isMissing, sanitizeValue, validateValue } from '../schema/index.ts';
import { contentOf, typesInside } from '../schema/named-types.ts';
import type { Types } from '../schema/named-types.ts';
import { itemRule, lengthsOf } from '../schema/keywords/array.ts';
import { memberRule } from '../schema/keywords/object.ts';
import { withType } from '../schema/keywords/type.ts';
import { innerSchemas, mapInner } from '../schema/sub-schemas.ts';
import type { Schema } from '../schema/types.ts';
import { isContainer } from '../schema/values/containers.ts';

/** A part of a response that does not match its schema. */
export interface WrongValue {
  /** JSON pointer (RFC 6901) to the part; empty for the whole response. */
  readonly pointer: string;
  /** The problem, in one sentence. */
  readonly problem: string;
}

/**
 * Yields the parts of a JSON value that its schema refuses: invalid values, values that sanitizing would turn into another
 * type, and members that the schema does not allow. Missing members are not reported, because contexts, `_fields` and
 * permissions omit members.
 */
export function* wrongValues(
  value: unknown,
  given: Schema,
  pointer = '',
  name = 'the answer',
  around: Types | null = null,
): Iterable<WrongValue> {
  const schema = contentOf(given, around);
  if (schema === null || (value === null && given.nullable === true)) return;
  const types = typesInside(schema, around);
  const problem = problemOf(value, ownWords(schema), name);
  if (problem !== null) yield { pointer, problem };
  if (!isContainer(value) || (problem !== null && hasAlternatives(schema))) return;
  for (const keyword of ['anyOf', 'oneOf'] as const)
    if (schema[keyword])
      yield* wrongInEvery(value, schema[keyword], schema, [pointer, name, types]);

  for (const [key, member] of Object.entries(value)) {
    const rule = Array.isArray(value) ? itemRule(Number(key), schema) : memberRule(key, schema);
    const at = memberPointer(pointer, key);
    if (rule === false) yield { pointer: at, problem: `${key} is not an allowed property.` };
    else if (typeof rule === 'object') {
      const called = Array.isArray(value) ? `${name}[${key}]` : key;
      yield* wrongValues(member, rule, at, called, types);
    }
  }
}

/** Returns the problems by the alternative with the fewest; none if the value matches one. */
function wrongInEvery(
  value: unknown,
  alternatives: readonly Schema[],
  { type }: Schema,
  place: readonly [pointer: string, name: string, types: Types | null],
): readonly WrongValue[] {
  let least: readonly WrongValue[] | null = null;
  for (const alternative of alternatives) {
    const wrong = [...wrongValues(value, withType(alternative, type), ...place)];
    if (least === null || wrong.length < least.length) least = wrong;
  }
  return least ?? [];
}

function hasAlternatives({ anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined;
}

/** Returns the pointer to the member `key` of the value at `pointer`. */
export function memberPointer(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function problemOf(value: unknown, schema: Schema, name: string): string | null {
  // A schema without a type accepts every value.
  if (isMissing(schema.type) && !schema.anyOf && !schema.oneOf) return null;
  // An empty string is a missing URL, date or color.
  const { format, ...others } = schema;
  const asked = value === '' && format !== undefined ? others : schema;
  const failure = validateValue(value, asked, name);
  if (failure) return failure.message;
  const read = sanitizeValue(value, asked, name);
  // A request may send "7" for 7, a response may not.
  if (isError(read) || kindOf(read) === kindOf(value)) return null;
  return `${name} is ${kindOf(value)} where its schema has ${kindOf(read)}.`;
}

const known = new WeakMap<Schema, Schema>();

/** Returns the keywords of a schema that apply to the value itself, not to its members. */
function ownWords(schema: Schema): Schema {
  const words = known.get(schema) ?? withoutMembers(schema);
  known.set(schema, words);
  return words;
}

function withoutMembers(schema: Schema): Schema {
  const { required: _required, minProperties: _fewest, ...shown } = schema;
  // The members identify the alternative, unless a context may have omitted them.
  if (shown.anyOf || shown.oneOf) return leavesOut(shown) ? incomplete(shown) : shown;
  const {
    properties: _,
    patternProperties: _p,
    additionalProperties: _a,
    items: _i,
    prefixItems,
    ...own
  } = shown;
  return { ...own, ...(prefixItems && lengthsOf(shown)) };
}

/** Whether a member of values of the schema may be missing, in some context or in all. */
function leavesOut(schema: Schema): boolean {
  return innerSchemas(schema).some(
    (inner) => inner.context !== undefined || inner.optional === true || leavesOut(inner),
  );
}

/** Returns the schema for values with any missing members, which can match more than one alternative. */
function incomplete(schema: Schema): Schema {
  const { required: _required, minProperties: _fewest, anyOf, oneOf, ...others } = schema;
  const alternatives = [...(anyOf ?? []), ...(oneOf ?? [])];
  return mapInner(
    { ...others, ...(alternatives.length > 0 && { anyOf: alternatives }) },
    incomplete,
  );
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
