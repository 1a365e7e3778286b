import { failed } from '../failure.ts';
import type { Failure } from '../types.ts';

// All of these take what is numeric, with the bounds in the order of the number line.

/** `minimum` (4.7). */
export function minimum(value: unknown, least: number, param: string): Failure {
  return Number(value) >= least ? null : outOfBounds(param, `${least} or more`);
}

/** `minimum` with `exclusiveMinimum` (4.7). */
export function above(value: unknown, least: number, param: string): Failure {
  return Number(value) > least ? null : outOfBounds(param, `more than ${least}`);
}

/** `maximum` (4.7). */
export function maximum(value: unknown, most: number, param: string): Failure {
  return Number(value) <= most ? null : outOfBounds(param, `${most} or less`);
}

/** `maximum` with `exclusiveMaximum` (4.7). */
export function below(value: unknown, most: number, param: string): Failure {
  return Number(value) < most ? null : outOfBounds(param, `less than ${most}`);
}

/** `minimum` and `maximum` (4.7). */
export function between(value: unknown, least: number, most: number, param: string): Failure {
  const number = Number(value);
  if (number >= least && number <= most) return null;
  return outOfBounds(param, `between ${least} (inclusive) and ${most} (inclusive)`);
}

/** `minimum` and `maximum` with `exclusiveMinimum` (4.7). */
export function aboveTo(value: unknown, least: number, most: number, param: string): Failure {
  const number = Number(value);
  if (number > least && number <= most) return null;
  return outOfBounds(param, `between ${least} (exclusive) and ${most} (inclusive)`);
}

/** `minimum` and `maximum` with `exclusiveMaximum` (4.7). */
export function fromBelow(value: unknown, least: number, most: number, param: string): Failure {
  const number = Number(value);
  if (number >= least && number < most) return null;
  return outOfBounds(param, `between ${least} (inclusive) and ${most} (exclusive)`);
}

/** `minimum` and `maximum`, both exclusive (4.7). */
export function aboveBelow(value: unknown, least: number, most: number, param: string): Failure {
  const number = Number(value);
  if (number > least && number < most) return null;
  return outOfBounds(param, `between ${least} (exclusive) and ${most} (exclusive)`);
}

function outOfBounds(param: string, range: string): Failure {
  return failed('rest_out_of_bounds', param, `has to be ${range}`);
}
