import { failingTo } from '../failure.ts';
import type { Failure } from '../types.ts';

// All of these take what is numeric, with the bounds in the order of the number line.

const notAtLeast = outOfBounds<number>((least) => `greater than or equal to ${least}`);
const notAbove = outOfBounds<number>((least) => `greater than ${least}`);
const notAtMost = outOfBounds<number>((most) => `less than or equal to ${most}`);
const notBelow = outOfBounds<number>((most) => `less than ${most}`);
const notBetween = outOfRange('inclusive', 'inclusive');
const notAboveTo = outOfRange('exclusive', 'inclusive');
const notFromBelow = outOfRange('inclusive', 'exclusive');
const notAboveBelow = outOfRange('exclusive', 'exclusive');

/** `minimum` (4.7). */
export function minimum(value: unknown, least: number, param: string): Failure {
  return Number(value) >= least ? null : notAtLeast(param, least);
}

/** `minimum` with `exclusiveMinimum` (4.7). */
export function above(value: unknown, least: number, param: string): Failure {
  return Number(value) > least ? null : notAbove(param, least);
}

/** `maximum` (4.7). */
export function maximum(value: unknown, most: number, param: string): Failure {
  return Number(value) <= most ? null : notAtMost(param, most);
}

/** `maximum` with `exclusiveMaximum` (4.7). */
export function below(value: unknown, most: number, param: string): Failure {
  return Number(value) < most ? null : notBelow(param, most);
}

/** `minimum` and `maximum` (4.7). */
export function between(value: unknown, least: number, most: number, param: string): Failure {
  const number = Number(value);
  return number >= least && number <= most ? null : notBetween(param, { least, most });
}

/** `minimum` and `maximum` with `exclusiveMinimum` (4.7). */
export function aboveTo(value: unknown, least: number, most: number, param: string): Failure {
  const number = Number(value);
  return number > least && number <= most ? null : notAboveTo(param, { least, most });
}

/** `minimum` and `maximum` with `exclusiveMaximum` (4.7). */
export function fromBelow(value: unknown, least: number, most: number, param: string): Failure {
  const number = Number(value);
  return number >= least && number < most ? null : notFromBelow(param, { least, most });
}

/** `minimum` and `maximum`, both exclusive (4.7). */
export function aboveBelow(value: unknown, least: number, most: number, param: string): Failure {
  const number = Number(value);
  return number > least && number < most ? null : notAboveBelow(param, { least, most });
}

type Side = 'inclusive' | 'exclusive';

function outOfRange(from: Side, to: Side) {
  return outOfBounds<{ least: number; most: number }>(
    ({ least, most }) => `between ${least} (${from}) and ${most} (${to})`,
  );
}

function outOfBounds<About>(range: (about: About) => string) {
  return failingTo<About>('rest_out_of_bounds', (about) => `must be ${range(about)}`);
}
