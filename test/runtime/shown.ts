import { expect } from 'vitest';
import {
  applyContext,
  ContextFilter,
  contextTable,
  filterByContext,
} from '../../runtime/shape/index.ts';
import type { ContextRule } from '../../runtime/shape/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';

/** Returns the view of `data` in `context`; all engines must agree. */
export function shown(data: unknown, schema: Schema, context: string): unknown {
  const walked = filterByContext(data, schema, context);
  const rule = ruleOf(schema, context);
  expect(applyContext(rule, data)).toEqual(walked);
  expect(new ContextFilter(rule).apply(data)).toEqual(walked);
  return walked;
}

/** Returns the rule of one context, as in a generated table. */
export function ruleOf(schema: Schema, context: string): ContextRule {
  const rule = contextTable(schema, [context])[context];
  if (rule === undefined) throw new Error('no rule for a context that was asked for');
  return rule;
}
