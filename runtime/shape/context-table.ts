import { isArray, isMissing, isRefused, matchesPattern, validateValue } from '../schema/index.ts';
import { withType } from '../schema/keywords/type.ts';
import type { Schema } from '../schema/types.ts';
import { isContainer, own, type Container } from '../schema/values/containers.ts';
import { applyContext, type ContextRule, type ContextTable, type ValueRule } from './contexts.ts';

/**
 * Returns the rules for the members that each of `contexts` omits from values of `schema` (4.5). A context that omits
 * nothing has `{}`.
 */
export function contextTable(schema: Schema, contexts: readonly string[]): ContextTable {
  return Object.fromEntries(contexts.map((context) => [context, ruleOf(schema, context) ?? {}]));
}

/** Returns the parts of `data` that `context` shows (4.5). For many values of a schema, a `contextTable` is faster. */
export function filterByContext(data: unknown, schema: Schema, context: string): unknown {
  let [left, whole] = [data, schema];
  for (const alternatives of [schema.anyOf, schema.oneOf]) {
    // The first alternative that the data matches applies, also for `oneOf`.
    const match = alternatives
      ?.map((alternative) => withType(alternative, whole.type))
      .find((alternative) => validateValue(left, alternative, '') === null);
    if (!match) continue;
    left = filterByContext(left, match, context);
    whole = withType(whole, match.type);
  }
  return isContainer(left) ? applyContext(ruleFor(left, whole, context), left) : left;
}

/** Returns the rule for `anyOf`, `oneOf`, patterns and additional properties, which walks the schema for each value. */
export function byValue(schema: Schema, context: string): ValueRule {
  return Object.assign((value: unknown) => filterByContext(value, schema, context), {
    schema,
    context,
  });
}

/** Returns the rule for one value of a schema; its alternatives are not considered. */
function ruleFor(data: Container, schema: Schema, context: string): ContextRule {
  const kind = kindOf(schema, data);
  if (kind === null) return {};
  const rule =
    kind === 'array'
      ? itemRule(schema, context)
      : propertyRules(
          Object.keys(data).map((name) => [name, memberSchema(schema, name)]),
          context,
        );
  return rule ?? {};
}

/** Returns the rule for all values of a schema; `null` if nothing is omitted. */
function ruleOf(schema: Schema, context: string): ContextRule | null {
  if (!leavesOut(schema, context)) return null;
  if (onlyTheValueDecides(schema)) return byValue(schema, context);
  const kind = kindOf(schema, null);
  if (kind === null) return null;
  return kind === 'array'
    ? itemRule(schema, context)
    : propertyRules(Object.entries(schema.properties ?? {}), context);
}

function itemRule({ items }: Schema, context: string): ContextRule | null {
  const rule = items ? memberRule(items, context) : null;
  return rule === null ? null : [rule];
}

function propertyRules(
  members: readonly (readonly [name: string, schema: Schema | null])[],
  context: string,
): ContextRule | null {
  // A name of the schema may be `__proto__`.
  const rules = members.flatMap(([name, member]) => {
    const rule = member && memberRule(member, context);
    return rule === null ? [] : [[name, rule] as const];
  });
  return rules.length === 0 ? null : Object.fromEntries(rules);
}

// A member without a list of contexts is unchanged, including its own members (4.5).
function memberRule(member: Schema, context: string): ContextRule | null {
  if (!member.context) return null;
  return member.context.includes(context) ? ruleOf(member, context) : false;
}

function onlyTheValueDecides(schema: Schema): boolean {
  if (schema.anyOf || schema.oneOf) return true;
  if (hasType(schema, 'array') && hasType(schema, 'object')) return true;
  if (!hasType(schema, 'object')) return false;
  return otherMembers(schema).some((member) => member.context !== undefined);
}

/** Whether `context` can omit a part of a value of `schema`; `true` if it depends on the type of the value. */
function leavesOut(schema: Schema, context: string): boolean {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (alternatives.some((alternative) => leavesOut(alternative, context))) return true;
  const members = [...Object.values(schema.properties ?? {}), ...otherMembers(schema)];
  if (schema.items) members.push(schema.items);
  return members.some(
    (member) => member.context && (!member.context.includes(context) || leavesOut(member, context)),
  );
}

/** Returns the schemas of members that are not in `properties`. */
function otherMembers({ patternProperties, additionalProperties }: Schema): Schema[] {
  const others = Object.values(patternProperties ?? {});
  if (typeof additionalProperties === 'object') others.push(additionalProperties);
  return others;
}

/** Returns whether values of `schema` are filtered as lists or as maps; depends on `data` if both are allowed. */
function kindOf(schema: Schema, data: Container | null): 'array' | 'object' | null {
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
