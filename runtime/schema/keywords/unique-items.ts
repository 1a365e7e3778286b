import { failed } from '../failure.ts';
import type { Failure } from '../types.ts';
import { isUnique } from '../values/unique.ts';

/** `uniqueItems` (4.7). */
export function uniqueItems(items: readonly unknown[], param: string): Failure {
  return isUnique(items) ? null : failed('rest_duplicate_items', param, 'has an item twice');
}
