import { failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';

const noMultiple = failingTo<number>(
  'rest_invalid_multiple',
  (factor) => `must be a multiple of ${factor}`,
);

/** `multipleOf` (4.7): the remainder in floating point, so 33 is no multiple of 3.3. Takes what is numeric. */
export function multipleOf(value: unknown, factor: number, param: string): Failure {
  if (Number(value) % factor === 0) return null;
  return noMultiple(param, factor);
}
