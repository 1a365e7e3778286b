import { patternChecker, schemaExpression } from '../../generator/check/patterns.ts';
import type { Expression } from '../../generator/check/patterns.ts';

const check = patternChecker();

/** Returns the problem of a pattern. */
export function judged(
  source: string,
  flags: string,
  bound: Expression['bound'],
): Promise<string | null> {
  return check({ source, flags, bound });
}

/** Returns the problem of the pattern of a schema. */
export function patternProblem(pattern: string): Promise<string | null> {
  return check(schemaExpression(pattern));
}
