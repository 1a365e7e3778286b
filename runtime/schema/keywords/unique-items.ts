import { failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';
import { isUnique } from '../values/unique.ts';

const duplicate = failingTo('rest_duplicate_items', () => 'has an item twice');

/** `uniqueItems` (4.7). */
export function uniqueItems(items: readonly unknown[], param: string): Failure {
  return isUnique(items) ? null : duplicate(param);
}
