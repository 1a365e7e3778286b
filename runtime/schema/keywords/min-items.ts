import { failed } from '../failure.ts';
import type { Failure } from '../types.ts';

/** `minItems` (4.7). */
export function minItems(items: readonly unknown[], least: number, param: string): Failure {
  if (items.length >= least) return null;
  return failed('rest_too_few_items', param, `has to have ${least} items or more`);
}
