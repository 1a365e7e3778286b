import { counted, failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';
import type { Entries } from '../values/map.ts';

const tooFew = failingTo<number>(
  'rest_too_few_properties',
  (least) => `must have at least ${counted(least, 'property', 'properties')}`,
);

/** `minProperties` (4.7). */
export function minProperties(map: Entries, least: number, param: string): Failure {
  if (Object.keys(map).length >= least) return null;
  return tooFew(param, least);
}
