import { failed } from '../failure.ts';
import type { Failure } from '../types.ts';

/** `maxItems` (4.7). */
export function maxItems(items: readonly unknown[], most: number, param: string): Failure {
  if (items.length <= most) return null;
  return failed('rest_too_many_items', param, `has to have ${most} items or less`);
}
