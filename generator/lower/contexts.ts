import type { ContextRule } from '../../runtime/shape/index.ts';
import { contextTable } from '../../runtime/shape/context-table.ts';
import { fieldPaths } from '../../runtime/shape/field-paths.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { ContextView } from '../model/api.ts';

/** The item in every context; without contexts, one view that shows all of it. */
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

/** The item with every field that at least one of `views` shows. */
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

/** What values of `schema` are once `rule` is applied to them. Where only the value decides: anything. */
export function cut(schema: Schema, rule: ContextRule): Schema {
  if (rule === false || typeof rule === 'function') return schema;
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
  return { ...schema, properties: Object.fromEntries(left) };
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
