import { patternProblem, problemOf } from '../../runtime/schema/text/backtracking.ts';
import type { Bound } from '../../runtime/schema/text/backtracking.ts';

/** Judges regular expressions. Each method returns what is wrong, to follow "The pattern …", or `null`. */
export interface PatternJudge {
  /** A pattern of a schema, which the runtime judges by the same rule. */
  ofSchema(expression: string): string | null;
  ofRoute(source: string): string | null;
}

/** Judging one expression may take longer than the rest of a run, so `remember` may return an earlier verdict. */
export function patternJudge(remember: Remember = (_key, judge) => judge()): PatternJudge {
  return {
    ofSchema: (expression) => remember(expression, () => patternProblem(expression)),
    // A path is short: the square of its length is acceptable.
    ofRoute: (source) => remember(`route ${source}`, () => problemOf(source, 'i', ROUTE_BOUND)),
  };
}

type Remember = (key: string, judge: () => string | null) => string | null;

const ROUTE_BOUND: Bound = 'quadratic';
