import fc from 'fast-check';
import type { Schema } from '../schema/types.ts';

/** How far numbers go, in steps, where a schema says nothing. */
const STEPS = 1000;

/** Integers between the bounds, every `multipleOf`. */
export function integerOf({ multipleOf = 1, ...bounds }: Schema): fc.Arbitrary<number> {
  return stepsOf({ ...bounds, multipleOf });
}

/** Numbers between the bounds. */
export function numberOf(schema: Schema): fc.Arbitrary<number> {
  const { minimum, maximum, multipleOf, exclusiveMinimum, exclusiveMaximum } = schema;
  if (multipleOf !== undefined) return stepsOf({ ...schema, multipleOf });
  return fc
    .double({
      noNaN: true,
      noDefaultInfinity: true,
      ...(minimum !== undefined && { min: minimum, minExcluded: exclusiveMinimum === true }),
      ...(maximum !== undefined && { max: maximum, maxExcluded: exclusiveMaximum === true }),
    })
    .map(written);
}

type Stepped = Schema & { readonly multipleOf: number };

function stepsOf({ minimum, maximum, multipleOf }: Stepped): fc.Arbitrary<number> {
  const room = STEPS * multipleOf;
  const least = minimum ?? Math.min(-room, (maximum ?? 0) - room);
  const most = maximum ?? Math.max(room, least + room);
  const min = safe(Math.ceil(least / multipleOf));
  // Bounds that nothing fits between are found out by whoever checks the value.
  const max = Math.max(min, safe(Math.floor(most / multipleOf)));
  return fc.integer({ min, max }).map((steps) => written(steps * multipleOf));
}

/** fast-check counts in integers that are exact. */
function safe(steps: number): number {
  return Math.min(Math.max(steps, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

/** A number as JSON has it: there is only one zero. */
function written(value: number): number {
  return Object.is(value, -0) ? 0 : value;
}
