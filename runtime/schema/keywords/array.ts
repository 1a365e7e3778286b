import { counted, failingTo } from '../failure.ts';
import type { Failure, Schema } from '../types.ts';
import { isUnique } from '../values/equality.ts';

const tooFew = failingTo<number>(
  'rest_too_few_items',
  (least) => `must have at least ${counted(least, 'item', 'items')}`,
);
const tooMany = failingTo<number>(
  'rest_too_many_items',
  (most) => `must have at most ${counted(most, 'item', 'items')}`,
);
const duplicate = failingTo('rest_duplicate_items', () => 'must not contain duplicates');

/** Checks `minItems`, `maxItems` and `uniqueItems` (4.7). */
export function checkList(items: readonly unknown[], schema: Schema, param: string): Failure {
  const { minItems, maxItems } = schema;
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
