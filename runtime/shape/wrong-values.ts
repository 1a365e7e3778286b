import { isError } from '../errors/rest-error.ts';
import { isMissing, matchesPattern, sanitizeValue, validateValue } from '../schema/index.ts';
import { memberRule } from '../schema/keywords/properties.ts';
import { withType } from '../schema/resolve-type.ts';
import { innerSchemas, mapInner } from '../schema/inner-schemas.ts';
import type { Schema } from '../schema/types.ts';
import { isContainer } from '../schema/values/map.ts';

/** A place in an answer that is not as its schema says. */
export interface WrongValue {
  /** Where it is: a JSON pointer (RFC 6901), empty for the whole. */
  readonly pointer: string;
  /** What is wrong, in one sentence. */
  readonly problem: string;
}

/**
 * Everything in `value`, as JSON has it, that its schema rules out: what the kernel refuses, what it
 * would make a value of another kind of, and members that the schema does not let in. What is missing
 * is not wrong: contexts, `_fields` and permissions leave things out.
 */
export function* wrongValues(
  value: unknown,
  schema: Schema,
  pointer = '',
  name = 'the answer',
): Iterable<WrongValue> {
  const problem = problemOf(value, ownWords(schema), name);
  if (problem !== null) yield { pointer, problem };
  if (!isContainer(value) || (problem !== null && hasAlternatives(schema))) return;
  for (const keyword of ['anyOf', 'oneOf'] as const)
    if (schema[keyword]) yield* wrongInEvery(value, schema[keyword], schema, pointer, name);

  for (const [key, member] of Object.entries(value)) {
    const rule = Array.isArray(value) ? schema.items : memberRule(key, schema, matchesPattern);
    const at = memberPointer(pointer, key);
    if (rule === false) yield { pointer: at, problem: `${key} is not an allowed property.` };
    else if (typeof rule === 'object') {
      const called = Array.isArray(value) ? `${name}[${key}]` : key;
      yield* wrongValues(member, rule, at, called);
    }
  }
}

/** The least that is wrong with a value by one of some alternatives; nothing where it is right by one. */
function wrongInEvery(
  value: unknown,
  alternatives: readonly Schema[],
  { type }: Schema,
  pointer: string,
  name: string,
): readonly WrongValue[] {
  let least: readonly WrongValue[] | null = null;
  for (const alternative of alternatives) {
    const wrong = [...wrongValues(value, withType(alternative, type), pointer, name)];
    if (least === null || wrong.length < least.length) least = wrong;
  }
  return least ?? [];
}

function hasAlternatives({ anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined;
}

/** The pointer of a member of what `pointer` points to. */
export function memberPointer(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

function problemOf(value: unknown, schema: Schema, name: string): string | null {
  // Nothing is said of the value, so nothing about it can be wrong.
  if (isMissing(schema.type) && !schema.anyOf && !schema.oneOf) return null;
  // No text at all is how an item says that it has no address, no date, no colour.
  const { format, ...others } = schema;
  const asked = value === '' && format !== undefined ? others : schema;
  const failure = validateValue(value, asked, name);
  if (failure) return failure.message;
  const read = sanitizeValue(value, asked, name);
  // Requests may say `"7"` for 7; whoever reads answers is promised a number.
  if (isError(read) || kindOf(read) === kindOf(value)) return null;
  return `${name} is ${kindOf(value)} where its schema has ${kindOf(read)}.`;
}

const known = new WeakMap<Schema, Schema>();

/** What a schema says of a value itself, and not of its members. */
function ownWords(schema: Schema): Schema {
  const words = known.get(schema) ?? withoutMembers(schema);
  known.set(schema, words);
  return words;
}

function withoutMembers(schema: Schema): Schema {
  const { required: _required, minProperties: _fewest, ...shown } = schema;
  // Alternatives are told apart by their members, unless a context may have left these out.
  if (shown.anyOf || shown.oneOf) return leavesOut(shown) ? incomplete(shown) : shown;
  const {
    properties: _,
    patternProperties: _p,
    additionalProperties: _a,
    items: _i,
    ...own
  } = shown;
  return own;
}

/** Whether something within values of the schema may be missing: in some context, or in any. */
function leavesOut(schema: Schema): boolean {
  return innerSchemas(schema).some(
    (inner) => inner.context !== undefined || inner.optional === true || leavesOut(inner),
  );
}

/** What a schema says of values that may lack anything: more than one of its alternatives can fit. */
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
