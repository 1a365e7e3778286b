import { patternProblem, problemOf } from '../../runtime/schema/patterns/backtracking.ts';
import type { Bound } from '../../runtime/schema/patterns/backtracking.ts';

/** Checks regular expressions. Each method returns the problem, as the predicate of a sentence, or `null`. */
export interface PatternChecker {
  /** Checks a pattern of a schema, as the runtime does. */
  ofSchema(expression: string): string | null;
  ofRoute(source: string): string | null;
}

/** `memo` can return an earlier result, because checking one expression can take longer than the rest of a run. */
export function patternChecker(memo: Memo = (_key, check) => check()): PatternChecker {
  return {
    ofSchema: (expression) => memo(expression, () => patternProblem(expression)),
    // Paths are short, so quadratic time is acceptable.
    ofRoute: (source) => memo(`route ${source}`, () => problemOf(source, 'i', ROUTE_BOUND)),
  };
}

type Memo = (key: string, check: () => string | null) => string | null;

const ROUTE_BOUND: Bound = 'quadratic';
