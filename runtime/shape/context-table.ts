import type { Schema } from '../schema/types.ts';
import { byValue } from './contexts.ts';
import type { ContextRule, ContextTable } from './contexts.ts';
import { hasType, kindOf } from './filter.ts';

/**
 * Returns the rules for the members that each of `contexts` omits from values of `schema`: `filterByContext`,
 * precomputed as far as the result depends on the schema alone. A context that omits nothing has `{}`.
 */
export function contextTable(schema: Schema, contexts: readonly string[]): ContextTable {
  return Object.fromEntries(contexts.map((context) => [context, ruleOf(schema, context) ?? {}]));
}

/** Returns the rule for a schema; `null` if nothing is omitted. */
function ruleOf(schema: Schema, context: string): ContextRule | null {
  if (!leavesOut(schema, context)) return null;
  if (onlyTheValueDecides(schema)) return byValue(schema, context);
  const kind = kindOf(schema, null);
  if (kind === null) return null;
  return kind === 'array' ? itemRule(schema, context) : propertyRules(schema, context);
}

function itemRule({ items }: Schema, context: string): ContextRule | null {
  const rule = items ? memberRule(items, context) : null;
  return rule === null ? null : [rule];
}

function propertyRules({ properties }: Schema, context: string): ContextRule | null {
  // A name of the schema may be `__proto__`.
  const rules = Object.entries(properties ?? {}).flatMap(([name, property]) => {
    const rule = memberRule(property, context);
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
