import { failed } from '../failure.ts';
import type { Failure } from '../types.ts';
import type { Entries } from '../values/map.ts';

/** `minProperties` (4.7). */
export function minProperties(map: Entries, least: number, param: string): Failure {
  if (Object.keys(map).length >= least) return null;
  return failed('rest_too_few_properties', param, `has to have ${least} properties or more`);
}
