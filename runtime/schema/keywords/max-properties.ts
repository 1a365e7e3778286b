import { counted, failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';
import type { Entries } from '../values/map.ts';

const tooMany = failingTo<number>(
  'rest_too_many_properties',
  (most) => `must have at most ${counted(most, 'property', 'properties')}`,
);

/** `maxProperties` (4.7). */
export function maxProperties(map: Entries, most: number, param: string): Failure {
  if (Object.keys(map).length <= most) return null;
  return tooMany(param, most);
}
