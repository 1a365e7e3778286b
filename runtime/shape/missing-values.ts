import { contentOf, typesInside } from '../schema/named-types.ts';
import type { Types } from '../schema/named-types.ts';
import { itemRule } from '../schema/keywords/array.ts';
import { memberRule } from '../schema/keywords/object.ts';
import { withType } from '../schema/keywords/type.ts';
import type { Schema } from '../schema/types.ts';
import { isContainer, own } from '../schema/values/containers.ts';
import { isMapRule, type ContextRule } from './contexts.ts';
import { memberPointer, wrongValues, type WrongValue } from './wrong-values.ts';

/** Which members a response shows. */
export interface Shown {
  readonly context: string;
  /** The rule of the context for the value; `undefined` if it omits nothing. */
  readonly rule: ContextRule | undefined;
  /** Whether the request selects a field, dotted. */
  readonly wants: (field: string) => boolean;
}

/**
 * Yields the members that nested values lack although the response shows them and their schemas do not have `optional`.
 * Members of `value` itself may be missing: handler types require them, and permissions omit fields.
 */
export function missingValues(
  value: unknown,
  schema: Schema,
  shown: Shown,
  pointer = '',
  name = 'the answer',
): Iterable<WrongValue> {
  return missingIn(value, schema, { shown, pointer, name, field: null, types: null });
}

interface Place {
  readonly shown: Shown;
  readonly pointer: string;
  /** The name of the value in messages. */
  readonly name: string;
  /** The dotted name of the field; `null` for the item itself. */
  readonly field: string | null;
  /** The named types around the value. */
  readonly types: Types | null;
}

function* missingIn(value: unknown, given: Schema, around: Place): Iterable<WrongValue> {
  const schema = contentOf(given, around.types);
  if (!isContainer(value) || schema === null) return;
  const place = { ...around, types: typesInside(schema, around.types) };
  for (const keyword of ['anyOf', 'oneOf'] as const)
    if (schema[keyword]) yield* missingInAny(value, schema[keyword], schema, place);
  if (Array.isArray(value)) {
    const rule = Array.isArray(place.shown.rule) ? place.shown.rule[0] : place.shown.rule;
    if (!schema.items && !schema.prefixItems) return;
    for (const [index, item] of value.entries())
      yield* missingIn(item, itemRule(index, schema) ?? {}, {
        shown: { ...place.shown, rule },
        pointer: `${place.pointer}/${index}`,
        name: `${place.name}[${index}]`,
        // The items of a list are shown or omitted as a whole.
        field: place.field ?? '',
        types: place.types,
      });
    return;
  }
  const { pointer, name, field } = place;
  for (const [member, property] of Object.entries(schema.properties ?? {})) {
    const isMissing = !Object.hasOwn(value, member) && field !== null;
    if (isMissing && isExpected(member, property, place))
      yield { pointer, problem: `${name} lacks ${member}.` };
  }
  for (const [member, inner] of Object.entries(value)) {
    const rule = memberRule(member, schema);
    if (typeof rule !== 'object') continue;
    yield* missingIn(inner, rule, {
      shown: { ...place.shown, rule: ruleFor(member, place.shown.rule) },
      pointer: memberPointer(pointer, member),
      name: member,
      field: fieldOf(member, field),
      types: place.types,
    });
  }
}

/** Yields the missing members by the matching alternative with the fewest; none if no alternative matches. */
function* missingInAny(
  value: object,
  alternatives: readonly Schema[],
  { type }: Schema,
  place: Place,
): Iterable<WrongValue> {
  let least: readonly WrongValue[] | null = null;
  for (const one of alternatives) {
    const alternative = withType(one, type);
    if ([...wrongValues(value, alternative, '', '', place.types)].length > 0) continue;
    const missing = [...missingIn(value, alternative, place)];
    if (least === null || missing.length < least.length) least = missing;
  }
  yield* least ?? [];
}

function isExpected(member: string, property: Schema, { shown, field }: Place): boolean {
  if (property.optional === true) return false;
  // If the rule depends on the value, the contexts of each inner schema apply.
  const isHidden =
    typeof shown.rule === 'function'
      ? property.context?.includes(shown.context) === false
      : ruleFor(member, shown.rule) === false;
  return !isHidden && property.context?.length !== 0 && shown.wants(fieldOf(member, field));
}

function ruleFor(member: string, rule: ContextRule | undefined): ContextRule | undefined {
  if (rule === undefined || typeof rule === 'function') return rule;
  return isMapRule(rule) ? own(rule, member) : undefined;
}

function fieldOf(member: string, field: string | null): string {
  return field === null || field === '' ? member : `${field}.${member}`;
}
