import { isError } from '../errors/rest-error.ts';
import { isMissing, sanitizeValue, validateValue } from '../schema/index.ts';
import { contentOf, typesInside } from '../schema/named-types.ts';
import type { Types } from '../schema/named-types.ts';
import { itemRule, lengthsOf } from '../schema/keywords/array.ts';
import { memberRule } from '../schema/keywords/object.ts';
import { withType } from '../schema/keywords/type.ts';
import { innerSchemas, mapInner } from '../schema/sub-schemas.ts';
import type { Schema } from '../schema/types.ts';
import { isContainer, own } from '../schema/values/containers.ts';
import { isMapRule, type ContextRule } from './contexts.ts';

/** A part of a response that does not match its schema. */
export interface WrongValue {
  /** JSON pointer (RFC 6901) to the part; empty for the whole response. */
  readonly pointer: string;
  /** The problem, in one sentence. */
  readonly problem: string;
  /** Set if a member is missing. */
  readonly isMissing?: true;
}

/** Which members a response shows. */
export interface Shown {
  readonly context: string;
  /** The rule of the context for the value; `undefined` if it omits nothing. */
  readonly rule: ContextRule | undefined;
  /** Whether the request selects a field, dotted. */
  readonly wants: (field: string) => boolean;
}

/**
 * Yields the parts of a JSON value that its schema refuses: invalid values, values that sanitizing would turn into another
 * type, and members that the schema does not allow. With `shown` also the members that nested values lack although the
 * response shows them and their schemas do not have `optional`. Members of `value` itself may be missing: handler types
 * require them, and permissions omit fields.
 */
export function wrongValues(
  value: unknown,
  schema: Schema,
  pointer = '',
  name = 'the response',
  shown: Shown | null = null,
): Iterable<WrongValue> {
  return wrongIn(value, schema, { pointer, name, shown, field: null, types: null });
}

interface Place {
  readonly pointer: string;
  /** The name of the value in messages. */
  readonly name: string;
  /** `null` if missing members are not reported. */
  readonly shown: Shown | null;
  /** The dotted name of the field; `null` for the item itself. */
  readonly field: string | null;
  /** The named types around the value. */
  readonly types: Types | null;
}

function* wrongIn(value: unknown, given: Schema, around: Place): Iterable<WrongValue> {
  const schema = contentOf(given, around.types);
  if (schema === null || (value === null && given.nullable === true)) return;
  const place = { ...around, types: typesInside(schema, around.types) };
  const { pointer, name } = place;
  const problem = problemOf(value, ownWords(schema), name);
  if (problem !== null) yield { pointer, problem };
  if (!isContainer(value) || (problem !== null && (schema.anyOf ?? schema.oneOf))) return;
  for (const keyword of ['anyOf', 'oneOf'] as const)
    if (schema[keyword]) yield* wrongInNearest(value, schema[keyword], schema, place);

  const isList = Array.isArray(value);
  if (!isList) yield* missingIn(value, schema, place);
  for (const [key, member] of Object.entries(value)) {
    const rule = isList ? itemRule(Number(key), schema) : memberRule(key, schema);
    const inner = inside(place, key, isList);
    if (rule === false)
      yield { pointer: inner.pointer, problem: `${key} is not an allowed property.` };
    else if (typeof rule === 'object') yield* wrongIn(member, rule, inner);
  }
}

/** Returns the problems by the alternative with the fewest; missing members count among the alternatives that match. */
function wrongInNearest(
  value: unknown,
  alternatives: readonly Schema[],
  { type }: Schema,
  place: Place,
): readonly WrongValue[] {
  const counted = alternatives.map((alternative) => {
    const all = [...wrongIn(value, withType(alternative, type), place)];
    const wrong = all.filter(({ isMissing }) => !isMissing);
    return { count: wrong.length, problems: wrong.length > 0 ? wrong : all };
  });
  counted.sort((a, b) => a.count - b.count || a.problems.length - b.problems.length);
  return counted[0]?.problems ?? [];
}

/** Yields the members that a value lacks. */
function* missingIn(
  value: object,
  { properties = {} }: Schema,
  place: Place,
): Iterable<WrongValue> {
  const { pointer, name, shown, field } = place;
  if (shown === null || field === null) return;
  for (const [member, property] of Object.entries(properties))
    if (!Object.hasOwn(value, member) && isExpected(member, property, shown, field))
      yield { pointer, problem: `${name} lacks ${member}.`, isMissing: true };
}

function isExpected(member: string, property: Schema, shown: Shown, field: string): boolean {
  if (property.optional === true) return false;
  // If the rule depends on the value, the contexts of each inner schema apply.
  const isHidden =
    typeof shown.rule === 'function'
      ? property.context?.includes(shown.context) === false
      : ruleFor(member, shown.rule) === false;
  return !isHidden && property.context?.length !== 0 && shown.wants(fieldOf(member, field));
}

/** Returns the place of a member, or of an item of a list. */
function inside(place: Place, key: string, isItem: boolean): Place {
  const { shown, field } = place;
  return {
    ...place,
    pointer: memberPointer(place.pointer, key),
    name: isItem ? `${place.name}[${key}]` : key,
    // The items of a list are shown or omitted as a whole.
    field: isItem ? (field ?? '') : fieldOf(key, field),
    shown: shown && { ...shown, rule: ruleFor(key, shown.rule) },
  };
}

function ruleFor(member: string, rule: ContextRule | undefined): ContextRule | undefined {
  if (rule === undefined || typeof rule === 'function') return rule;
  return isMapRule(rule) ? own(rule, member) : rule && rule[0];
}

function fieldOf(member: string, field: string | null): string {
  return field === null || field === '' ? member : `${field}.${member}`;
}

/** Returns the pointer to the member `key` of the value at `pointer`. */
export function memberPointer(pointer: string, key: string | number): string {
  return `${pointer}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function problemOf(value: unknown, schema: Schema, name: string): string | null {
  // A schema without a type accepts every value.
  if (isMissing(schema.type) && !schema.anyOf && !schema.oneOf) return null;
  // An empty string is a missing URL, date or color.
  const { format, ...others } = schema;
  const effective = value === '' && format !== undefined ? others : schema;
  const failure = validateValue(value, effective, name);
  if (failure) return failure.message;
  const read = sanitizeValue(value, effective, name);
  // A request may send "7" for 7, a response may not.
  if (isError(read) || kindOf(read) === kindOf(value)) return null;
  return `${name} is ${kindOf(value)} where its schema has ${kindOf(read)}.`;
}

/** Returns the keywords of a schema that apply to the value itself, not to its members. */
function ownWords(schema: Schema): Schema {
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
