import { isArray, isMissing, isRefused, matchesPattern, validateValue } from '../schema/index.ts';
import type { Schema } from '../schema/types.ts';
import { isContainer, isList, keptOf, own, setMember } from '../schema/values/containers.ts';
import type { Container, Entries } from '../schema/values/containers.ts';

/**
 * Returns the parts of `data` that `context` shows (4.5), by walking a schema that is known only at
 * run time. For a schema that is known earlier, `contextTable` gives equal results faster.
 */
export function filterByContext(data: unknown, schema: Schema, context: string): unknown {
  // Stryker disable next-line ConditionalExpression: only saves time.
  if (!schema.anyOf && !schema.oneOf) return filterContainer(data, schema, context);

  const afterAnyOf = filterByMatch(data, schema, schema.anyOf, context);
  const afterOneOf = filterByMatch(afterAnyOf.data, afterAnyOf.schema, schema.oneOf, context);
  return filterContainer(afterOneOf.data, afterOneOf.schema, context);
}

/** Returns whether values of `schema` are filtered as lists or as maps; depends on `data` if both are allowed. */
export function kindOf(schema: Schema, data: Container | null): 'array' | 'object' | null {
  const mayBeList = hasType(schema, 'array');
  const mayBeMap = hasType(schema, 'object');
  if (mayBeList && (!mayBeMap || isArray(data))) return 'array';
  return mayBeMap ? 'object' : null;
}

/** Whether the schema has the type; a schema with `properties` and without a type is an object (4.5). */
export function hasType({ type, properties }: Schema, name: 'array' | 'object'): boolean {
  if (isMissing(type)) return name === 'object' && properties !== undefined;
  return type === name || (Array.isArray(type) && type.includes(name));
}

// The first alternative that the data matches applies, also for `oneOf`; a schema without a type uses
// the type of the alternative.
function filterByMatch(
  data: unknown,
  schema: Schema,
  alternatives: readonly Schema[] | undefined,
  context: string,
): { data: unknown; schema: Schema } {
  const match = alternatives
    ?.map((alternative) => withTypeOf(alternative, schema))
    .find((alternative) => validateValue(data, alternative, '') === null);
  if (!match) return { data, schema };
  return { data: filterByContext(data, match, context), schema: withTypeOf(schema, match) };
}

function withTypeOf(schema: Schema, other: Schema): Schema {
  if (!isMissing(schema.type) || isMissing(other.type)) return schema;
  return { ...schema, type: other.type };
}

function filterContainer(data: unknown, schema: Schema, context: string): unknown {
  if (!isContainer(data)) return data;
  const kind = kindOf(schema, data);
  if (kind === null) return data;
  if (kind === 'array') return filterItems(data, schema.items, context);
  return isList(data)
    ? filterPositions(data, schema, context)
    : filterProperties(data, schema, context);
}

function filterProperties(data: Entries, schema: Schema, context: string): Entries {
  const kept: Entries = {};
  for (const name of Object.keys(data)) {
    const member = memberSchema(schema, name);
    if (!member?.context) setMember(kept, name, data[name]);
    else if (member.context.includes(context))
      setMember(kept, name, filterMember(data[name], member, context));
  }
  return kept;
}

// The schema is an object and the value a list: its properties are positions of the list.
function filterPositions(data: readonly unknown[], schema: Schema, context: string): unknown {
  const kept: Entries = {};
  for (const [position, item] of data.entries()) {
    const member = memberSchema(schema, String(position));
    if (!member?.context) kept[position] = item;
    else if (member.context.includes(context)) kept[position] = filterMember(item, member, context);
  }
  return keptOf(data, kept);
}

function filterItems(data: Container, items: Schema | undefined, context: string): unknown {
  if (!items?.context) return data;
  // All items share a schema: if the context omits it, it omits all items.
  if (!items.context.includes(context)) return [];
  if (isList(data)) return data.map((item) => filterMember(item, items, context));
  return Object.fromEntries(
    Object.entries(data).map(([name, item]) => [name, filterMember(item, items, context)]),
  );
}

// Alternatives are not matched against scalars, which have no members.
function filterMember(value: unknown, schema: Schema, context: string): unknown {
  return isContainer(value) ? filterByContext(value, schema, context) : value;
}

const HIDDEN: Schema = { context: [] };

/** Returns the schema of the member `name`: by name, else by pattern, else that of additional properties. */
function memberSchema(schema: Schema, name: string): Schema | null {
  const named = own(schema.properties, name);
  if (named) return named;
  for (const [pattern, member] of Object.entries(schema.patternProperties ?? {})) {
    if (matchesPattern(name, pattern)) return member;
    // A refused pattern could match any name, so all other members are hidden.
    if (isRefused(pattern)) return HIDDEN;
  }
  const { additionalProperties } = schema;
  return typeof additionalProperties === 'object' ? additionalProperties : null;
}
