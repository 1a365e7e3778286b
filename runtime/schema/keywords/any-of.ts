import { noMatch } from '../combine.ts';
import type { Alternative, Mismatch } from '../combine.ts';
import type { SchemaError } from '../failure.ts';
import type { Failure } from '../types.ts';

/** Checks a value against one sub-schema. */
export type CheckAlternative<A extends Alternative> = (
  value: unknown,
  alternative: A,
  param: string,
) => Failure;

/** `anyOf` (4.7): the first sub-schema that the value matches, or the error that says why none does. */
export function anyOf<A extends Alternative>(
  value: unknown,
  alternatives: readonly A[],
  check: CheckAlternative<A>,
  param: string,
): A | SchemaError {
  const mismatches: Mismatch[] = [];
  for (const alternative of alternatives) {
    const failure = check(value, alternative, param);
    if (failure === null) return alternative;
    mismatches.push({ position: mismatches.length, alternative, failure });
  }
  return noMatch(value, mismatches, param);
}
