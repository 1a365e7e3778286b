import { createRequire } from 'node:module';
import type * as Recheck from 'recheck';
import { NO_EXPRESSION } from '../../runtime/schema/patterns/pattern.ts';
import { spelledForJudging } from '../../runtime/schema/patterns/spelling.ts';
import { compiled, conditionsOf, isPlain } from '../../runtime/schema/patterns/structure.ts';

/** Checks regular expressions. Each method returns the problem, as the predicate of a sentence, or `null`. */
export interface PatternChecker {
  ofSchema(expression: string): string | null;
  ofRoute(source: string): string | null;
}

/** `memo` can return an earlier result, because checking one expression can take longer than the rest of a run. */
export function patternChecker(memo: Memo = (_key, check) => check()): PatternChecker {
  return {
    ofSchema: (expression) => memo(expression, () => patternProblem(expression)),
    // Paths are short, so quadratic time is acceptable.
    ofRoute: (source) => memo(`route ${source}`, () => problemOf(source, 'i', 'quadratic')),
  };
}

type Memo = (key: string, check: () => string | null) => string | null;
type Bound = 'linear' | 'quadratic';

/** Returns the problem of the pattern of a schema, as the end of "The pattern …". */
export function patternProblem(expression: string): string | null {
  return problemOf(spelledForJudging(expression), 'u', 'linear');
}

/** Returns the problem of an expression whose matching time may grow with the text, or with its square. */
export function problemOf(source: string, flags: string, bound: Bound): string | null {
  if (compiled(source, flags) === null) return NO_EXPRESSION;
  if (isPlain(source)) return null;
  const conditions = conditionsOf(source);
  const problems = conditions?.map(({ pattern }) => problemOf(pattern, flags, bound));
  if (problems) return problems.find((problem) => problem !== null) ?? null;
  // recheck tries texts where it has no proof, and overlooks these.
  if (/\(\?<[=!][^)]*[*+{]/.test(source)) return 'repeats something in a look-behind';

  const found = recheck().checkSync(source, flags, { timeout: 5_000 });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return 'takes too long to be judged';
  const { complexity } = found;
  if (complexity.type === 'exponential') return 'can backtrack without bound';
  if (bound === 'quadratic' && complexity.degree === 2) return null;
  return `can take the length of the text to the power of ${complexity.degree}`;
}

// Loaded only for a pattern that needs it, because loading takes longer than checking all plain ones.
let loaded: typeof Recheck | null = null;
const recheck = () => (loaded ??= createRequire(import.meta.url)('recheck') as typeof Recheck);
