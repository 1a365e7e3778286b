import { failingTo } from '../failure.ts';
import type { Failure, Schema } from '../types.ts';

const notMultiple = failingTo<number>(
  'rest_invalid_multiple',
  (factor) => `must be a multiple of ${factor}`,
);
const outOfBounds = failingTo<Schema>(
  'rest_out_of_bounds',
  (schema) => `must be ${rangeOf(schema)}`,
);

/** Checks the keywords of `type: number` (4.7) of a numeric value. */
export function checkNumber(value: unknown, schema: Schema, param: string): Failure {
  const number = Number(value);
  const { multipleOf } = schema;
  // The remainder in floating point: 33 is not a multiple of 3.3.
  if (multipleOf !== undefined && number % multipleOf !== 0) return notMultiple(param, multipleOf);
  return isWithin(number, schema) ? null : outOfBounds(param, schema);
}

function isWithin(number: number, schema: Schema): boolean {
  const { minimum: least, maximum: most, exclusiveMinimum, exclusiveMaximum } = schema;
  if (least !== undefined && !(exclusiveMinimum ? number > least : number >= least)) return false;
  return most === undefined || (exclusiveMaximum ? number < most : number <= most);
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string {
  if (minimum === undefined) return `less than ${exclusiveMaximum ? '' : 'or equal to '}${maximum}`;
  if (maximum === undefined)
    return `greater than ${exclusiveMinimum ? '' : 'or equal to '}${minimum}`;
  return `between ${minimum} (${sideOf(exclusiveMinimum)}) and ${maximum} (${sideOf(exclusiveMaximum)})`;
}

function sideOf(isExclusive = false): string {
  return isExclusive ? 'exclusive' : 'inclusive';
}
