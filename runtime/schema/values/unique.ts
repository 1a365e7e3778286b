import { canonicalText } from './canonical-text.ts';
import { isContainer } from './map.ts';

// Up to here comparing every pair is faster than making a set.
const FEW = 12;

/** Whether all items differ; maps are compared without regard to the order of their names (4.7). */
export function isUnique(items: readonly unknown[]): boolean {
  // Stryker disable next-line ConditionalExpression,EqualityOperator: both ways come to the same.
  if (items.length <= FEW && !items.some(isContainer)) return everyPairDiffers(items);
  return new Set(items.map(canonicalText)).size === items.length;
}

function everyPairDiffers(items: readonly unknown[]): boolean {
  for (let at = 1; at < items.length; at += 1) {
    if (items.indexOf(items[at]) !== at) return false;
  }
  return true;
}
