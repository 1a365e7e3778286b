import { memberRule } from '../schema/keywords/object.ts';
import { contentOf, typesInside } from '../schema/named-types.ts';
import type { Types } from '../schema/named-types.ts';
import type { Schema } from '../schema/types.ts';
import { isContainer, isMap, setMember } from '../schema/values/containers.ts';
import type { Entries } from '../schema/values/containers.ts';

/** Whether a member is kept although no schema declares it. */
type IsAdded = (name: string) => boolean;

const nothingAdded: IsAdded = () => false;

/**
 * Returns a value without the members that its schema does not declare, at any depth; the same value if there are none. An
 * object declares its members by `properties` alone: with `additionalProperties` or `patternProperties` it may have others.
 * Values with alternatives, and objects with a `toJSON` of their own, stay as they are.
 */
export function declaredPart(value: unknown, schema: Schema, isAdded = nothingAdded): unknown {
  return declaredIn(value, schema, null, isAdded);
}

function declaredIn(
  value: unknown,
  given: Schema,
  around: Types | null,
  isAdded: IsAdded,
): unknown {
  const schema = isContainer(value) ? contentOf(given, around) : null;
  if (schema === null || schema.anyOf || schema.oneOf) return value;
  const types = typesInside(schema, around);
  if (isMap(value)) return declaredMembers(value, schema, types, isAdded);
  const { items } = schema;
  if (!items || !Array.isArray(value)) return value;
  const left = value.map((item: unknown) => declaredIn(item, items, types, nothingAdded));
  return left.some((item, at) => item !== value[at]) ? left : value;
}

function declaredMembers(
  value: Entries,
  schema: Schema,
  types: Types | null,
  isAdded: IsAdded,
): unknown {
  if (typeof value['toJSON'] === 'function') return value;
  const { properties, patternProperties, additionalProperties = false } = schema;
  const isClosed = Boolean(properties) && !patternProperties && additionalProperties === false;
  const left: Entries = {};
  let isChanged = false;
  for (const [name, member] of Object.entries(value)) {
    const rule = memberRule(name, schema);
    const isDeclared = typeof rule === 'object' || !isClosed || isAdded(name);
    const part = typeof rule === 'object' ? declaredIn(member, rule, types, nothingAdded) : member;
    isChanged ||= !isDeclared || part !== member;
    if (isDeclared) setMember(left, name, part);
  }
  return isChanged ? left : value;
}
