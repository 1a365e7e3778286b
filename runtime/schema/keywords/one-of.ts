import { manyMatches, noMatch } from '../combine.ts';
import type { Alternative, Match, Mismatch } from '../combine.ts';
import type { SchemaError } from '../failure.ts';
import type { CheckAlternative } from './any-of.ts';

/** `oneOf` (4.7): the only sub-schema that the value matches, or the error that says why there is none. */
export function oneOf<A extends Alternative>(
  value: unknown,
  alternatives: readonly A[],
  check: CheckAlternative<A>,
  param: string,
): A | SchemaError {
  const mismatches: Mismatch[] = [];
  const matches: Match<A>[] = [];
  for (const [position, alternative] of alternatives.entries()) {
    const failure = check(value, alternative, param);
    if (failure) mismatches.push({ position, alternative, failure });
    else matches.push({ position, alternative });
  }
  const [match] = matches;
  if (!match) return noMatch(value, mismatches, param);
  return matches.length === 1 ? match.alternative : manyMatches(matches, param);
}
