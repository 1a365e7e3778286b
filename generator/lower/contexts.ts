import { contextTable } from '../../runtime/shape/context-table.ts';
import type { ContextTable } from '../../runtime/shape/contexts.ts';
import { fieldPaths } from '../../runtime/shape/fields.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { ContextView } from '../model/api.ts';

/** Returns the item in every context; without contexts, one view that shows all fields. */
export function lowerContexts(
  schema: Schema,
  contexts: readonly string[],
  wholeFields: readonly string[] = [],
): ContextView[] {
  const isPart = (path: string): boolean =>
    wholeFields.some((field) => path.startsWith(`${field}.`));
  const hasContexts = contexts.length > 0;
  const table: ContextTable = hasContexts ? contextTable(schema, contexts) : { view: {} };
  return Object.entries(table).map(([context, omits]) => {
    const shown = shownIn(schema, hasContexts ? [context] : []);
    const paths = fieldPaths(shown).filter((path) => !isPart(path));
    return { context, schema: shown, omits, paths };
  });
}

/** Returns the schema of the values that at least one of the contexts shows (4.5), with each alternative filtered; without contexts, the schema. */
export function shownIn(schema: Schema, contexts: readonly string[]): Schema {
  if (contexts.length === 0) return schema;
  const { properties, patternProperties, additionalProperties: others } = schema;
  const { items, anyOf, oneOf } = schema;
  const inner = (one: Schema): Schema => shownIn(one, contexts);
  const member = (one: Schema): Schema | null => {
    // A member without a list of contexts is unchanged, including its own members.
    if (!one.context) return one;
    const showing = contexts.filter((context) => one.context?.includes(context));
    return showing.length === 0 ? null : shownIn(one, showing);
  };
  const members = (named: { readonly [name: string]: Schema }): { [name: string]: Schema } => {
    const left = Object.entries(named).map(([name, one]) => [name, member(one)] as const);
    return Object.fromEntries(left.flatMap(([name, one]) => (one ? [[name, one] as const] : [])));
  };
  const ofItems = items && member(items);
  const left: Schema = {
    ...schema,
    ...(patternProperties && { patternProperties: members(patternProperties) }),
    ...(typeof others === 'object' && { additionalProperties: member(others) ?? false }),
    ...(ofItems && { items: ofItems }),
    ...(ofItems === null && { maxItems: 0 }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(oneOf && { oneOf: oneOf.map(inner) }),
  };
  return properties ? withProperties(left, members(properties)) : left;
}

/** Returns the schema with the given properties. Removed properties are not required. */
function withProperties(schema: Schema, left: { readonly [name: string]: Schema }): Schema {
  const gone = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(left, name));
  if (gone.length === 0) return { ...schema, properties: left };
  const { minProperties: _fewest, ...others } = schema;
  const { required } = schema;
  const named = Array.isArray(required) && {
    required: required.filter((name) => !gone.includes(name)),
  };
  return { ...others, ...named, properties: left };
}

/** Returns the context in which the target of `href` is embedded: the one in its query, or `embed` (4.3). */
export function askedContext(href: string): string {
  const [, query = ''] = href.split('?');
  return new URLSearchParams(query).get('context') ?? 'embed';
}

/** Whether an endpoint with the contexts `asks` can be embedded. */
export function answersEmbedded(href: string, asks: readonly string[]): boolean {
  return asks.length === 0 || asks.includes(askedContext(href));
}
