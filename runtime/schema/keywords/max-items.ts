import { counted, failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';

const tooMany = failingTo<number>(
  'rest_too_many_items',
  (most) => `must have at most ${counted(most, 'item', 'items')}`,
);

/** `maxItems` (4.7). */
export function maxItems(items: readonly unknown[], most: number, param: string): Failure {
  if (items.length <= most) return null;
  return tooMany(param, most);
}
