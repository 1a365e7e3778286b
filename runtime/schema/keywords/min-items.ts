import { counted, failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';

const tooFew = failingTo<number>(
  'rest_too_few_items',
  (least) => `must have at least ${counted(least, 'item', 'items')}`,
);

/** `minItems` (4.7). */
export function minItems(items: readonly unknown[], least: number, param: string): Failure {
  if (items.length >= least) return null;
  return tooFew(param, least);
}
