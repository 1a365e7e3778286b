import { failingCount, failingTo } from '../failure.ts';
import type { Failure, Schema } from '../types.ts';
import { isUnique } from '../values/equality.ts';

const ITEMS = ['item', 'items'] as const;
const tooFew = failingCount('rest_too_few_items', 'at least', ITEMS);
const tooMany = failingCount('rest_too_many_items', 'at most', ITEMS);
const duplicate = failingTo('rest_duplicate_items', () => 'must not contain duplicates');

/** Returns the schema of the item at a position; `undefined` if it can have any value. */
export function itemRule(at: number, { prefixItems, items }: Schema): Schema | undefined {
  return prefixItems?.[at] ?? items;
}

/** Returns the limits of the length of a list. A tuple has exactly its items, unless keywords say otherwise. */
export function lengthsOf(schema: Schema): Pick<Schema, 'minItems' | 'maxItems'> {
  const { prefixItems, items, minItems, maxItems } = schema;
  if (!prefixItems) return schema;
  const most = items ? maxItems : Math.min(maxItems ?? Infinity, prefixItems.length);
  return {
    minItems: minItems ?? prefixItems.length,
    ...(most !== undefined && { maxItems: most }),
  };
}

/** Checks `minItems`, `maxItems` and `uniqueItems` (4.7), and the length of a tuple. */
export function checkList(items: readonly unknown[], schema: Schema, param: string): Failure {
  const { minItems, maxItems } = lengthsOf(schema);
  if (minItems !== undefined && !(items.length >= minItems)) return tooFew(param, minItems);
  if (maxItems !== undefined && !(items.length <= maxItems)) return tooMany(param, maxItems);
  return checkUnique(items, schema, param);
}

/** Checks `uniqueItems` (4.7). */
export function checkUnique(
  items: readonly unknown[],
  { uniqueItems }: Schema,
  param: string,
): Failure {
  return uniqueItems && !isUnique(items) ? duplicate(param) : null;
}
