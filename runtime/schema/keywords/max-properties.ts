import { failed } from '../failure.ts';
import type { Failure } from '../types.ts';
import type { Entries } from '../values/map.ts';

/** `maxProperties` (4.7). */
export function maxProperties(map: Entries, most: number, param: string): Failure {
  if (Object.keys(map).length <= most) return null;
  return failed('rest_too_many_properties', param, `has to have ${most} properties or less`);
}
