import type { ContextRule } from '../../runtime/shape/index.ts';
import { contextTable } from '../../runtime/shape/context-table.ts';
import { fieldPaths } from '../../runtime/shape/fields.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { ContextView } from '../model/api.ts';

/** Returns the item in every context; without contexts, one view that shows all fields. */
export function lowerContexts(
  schema: Schema,
  contexts: readonly string[],
  wholeFields: readonly string[] = [],
): ContextView[] {
  if (contexts.length === 0) return [viewOf('view', schema, {}, wholeFields)];
  const table = contextTable(schema, contexts);
  return Object.entries(table).map(([context, omits]) =>
    viewOf(context, schema, omits, wholeFields),
  );
}

/** Returns the item with every field that at least one of `views` shows. */
export function wholeOf(schema: Schema, views: readonly ContextView[]): Schema {
  const [first, ...others] = views.map(({ omits }) => omits);
  return cut(schema, others.reduce(omittedByBoth, first ?? {}));
}

function viewOf(
  context: string,
  schema: Schema,
  omits: ContextRule,
  wholeFields: readonly string[],
): ContextView {
  const left = cut(schema, omits);
  const isPart = (path: string): boolean =>
    wholeFields.some((field) => path.startsWith(`${field}.`));
  return { context, schema: left, omits, paths: fieldPaths(left).filter((path) => !isPart(path)) };
}

/** Returns the schema of the values after `rule` is applied. */
export function cut(schema: Schema, rule: ContextRule): Schema {
  if (rule === false) return schema;
  if (typeof rule === 'function') return shownIn(schema, rule.context);
  if (isItemRule(rule)) {
    const [ofItems] = rule;
    if (ofItems === false) return { ...schema, maxItems: 0 };
    return schema.items ? { ...schema, items: cut(schema.items, ofItems) } : schema;
  }
  if (!schema.properties) return schema;
  const left = Object.entries(schema.properties).flatMap(([name, property]) => {
    const ofProperty = Object.hasOwn(rule, name) ? (rule[name] ?? {}) : {};
    return ofProperty === false ? [] : [[name, cut(property, ofProperty)] as const];
  });
  return withProperties(schema, Object.fromEntries(left));
}

/** Returns the schema of the values in `context` if the rule depends on the value (4.5): each alternative after filtering. */
function shownIn(schema: Schema, context: string): Schema {
  const { properties, patternProperties, additionalProperties: others } = schema;
  const { items, anyOf, oneOf } = schema;
  const inner = (one: Schema): Schema => shownIn(one, context);
  const member = (one: Schema): Schema | null =>
    one.context?.includes(context) === false ? null : one.context ? inner(one) : one;
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

function omittedByBoth(a: ContextRule, b: ContextRule): ContextRule {
  if (a === false) return b;
  if (b === false) return a;
  if (typeof a === 'function' || typeof b === 'function') return {};
  if (isItemRule(a) || isItemRule(b)) {
    return isItemRule(a) && isItemRule(b) ? [omittedByBoth(a[0], b[0])] : {};
  }
  const shared = Object.entries(a).flatMap(([name, rule]) => {
    const other = Object.hasOwn(b, name) ? b[name] : undefined;
    return other === undefined ? [] : [[name, omittedByBoth(rule, other)] as const];
  });
  return Object.fromEntries(shared);
}

function isItemRule(rule: ContextRule): rule is readonly [ContextRule] {
  return Array.isArray(rule);
}
