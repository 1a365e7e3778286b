import { failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';
import { isUnique } from '../values/unique.ts';

const duplicate = failingTo('rest_duplicate_items', () => 'must not contain duplicates');

/** `uniqueItems` (4.7). */
export function uniqueItems(items: readonly unknown[], param: string): Failure {
  return isUnique(items) ? null : duplicate(param);
}
