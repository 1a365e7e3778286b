import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type * as Recheck from 'recheck';
import { NO_EXPRESSION } from '../../runtime/schema/patterns/pattern.ts';
import { spelledForJudging } from '../../runtime/schema/patterns/spelling.ts';
import { compiled, conditionsOf, isPlain } from '../../runtime/schema/patterns/structure.ts';

/** A regular expression, and how the time for matching may grow with the text. */
export interface Expression {
  readonly source: string;
  readonly flags: string;
  readonly bound: 'linear' | 'quadratic';
}

/** Returns the problem of an expression, as the predicate of a sentence, or `null`. */
export type PatternChecker = (expression: Expression) => Promise<string | null>;

export function schemaExpression(pattern: string): Expression {
  return { source: spelledForJudging(pattern), flags: 'u', bound: 'linear' };
}

/** Paths are short, so quadratic time is acceptable. Literal text at the start does not matter. */
export function routeExpression(pattern: string): Expression {
  const source = `^${pattern.replaceAll('(?P<', '(?<')}$`;
  return { source: source.replace(/^\^(?:\/[\w-]+)+(?=\/)/, '^'), flags: 'i', bound: 'quadratic' };
}

type Memo = (key: string, check: () => Promise<string | null>) => Promise<string | null>;

/** Checks the expressions that are given at a time together. `memo` can return the result of an earlier run. */
export function patternChecker(memo: Memo = (_key, check) => check()): PatternChecker {
  let batch: Expression[] = [];
  let problems: ReturnType<typeof problemsOf> | null = null;
  const checkBatch = () => {
    const all = batch;
    [batch, problems] = [[], null];
    return problemsOf(all);
  };
  const check = async (expression: Expression) => {
    const at = batch.push(expression) - 1;
    problems ??= Promise.resolve().then(checkBatch);
    return (await problems)[at] ?? null;
  };
  return (expression) => memo(JSON.stringify(expression), () => check(expression));
}

/** Finds patterns that are not regular expressions, whatever time they take: a client does not run them. */
export const syntaxChecker: PatternChecker = ({ source, flags, bound }) =>
  Promise.resolve(problemOf(source, flags, bound, () => null));

type Verdict = Recheck.Diagnostics;
type Judge = (source: string, flags: string) => Verdict | null;

/** Results do not depend on how busy the machine is, within reason. */
const options = { timeout: 60_000 };

/** Returns the problem of each expression. Expressions that need recheck are checked in another thread. */
async function problemsOf(expressions: readonly Expression[]): Promise<readonly (string | null)[]> {
  const verdicts = new Map<string, Verdict | null>();
  const problems = () =>
    expressions.map(({ source, flags, bound }) =>
      problemOf(source, flags, bound, (...pattern) => {
        const key = JSON.stringify(pattern);
        const verdict = verdicts.get(key) ?? null;
        verdicts.set(key, verdict);
        return verdict;
      }),
    );
  const found = problems();
  if (verdicts.size === 0) return found;
  const patterns = [...verdicts.keys()];
  const worker = new Worker(new URL('pattern-worker.mjs', import.meta.url), {
    workerData: { patterns: patterns.map((key) => JSON.parse(key) as unknown), options },
  });
  const [answers] = (await once(worker, 'message')) as [readonly Verdict[]];
  await worker.terminate();
  for (const [at, key] of patterns.entries()) verdicts.set(key, answers[at] ?? null);
  return problems();
}

/** Returns the problem of the pattern of a schema, as the end of "The pattern …". */
export function patternProblem(expression: string, judge: Judge = recheckSync): string | null {
  const { source, flags, bound } = schemaExpression(expression);
  return problemOf(source, flags, bound, judge);
}

/** Returns the problem of an expression whose matching time may grow with the text, or with its square. */
export function problemOf(
  source: string,
  flags: string,
  bound: Expression['bound'],
  judge: Judge = recheckSync,
): string | null {
  if (compiled(source, flags) === null) return NO_EXPRESSION;
  if (isPlain(source)) return null;
  const conditions = conditionsOf(source);
  const problems = conditions?.map(({ pattern }) => problemOf(pattern, flags, bound, judge));
  if (problems) return problems.find((problem) => problem !== null) ?? null;
  // recheck tries texts where it has no proof, and overlooks these.
  if (/\(\?<[=!][^)]*[*+{]/.test(source)) return 'repeats something in a look-behind';

  const found = judge(source, flags);
  if (found === null || found.status === 'safe') return null;
  if (found.status === 'unknown') return 'takes too long to be judged';
  const { complexity } = found;
  if (complexity.type === 'exponential') return 'can backtrack without bound';
  if (bound === 'quadratic' && complexity.degree === 2) return null;
  return `can take the length of the text to the power of ${complexity.degree}`;
}

function recheckSync(source: string, flags: string): Verdict {
  const recheck = createRequire(import.meta.url)('recheck') as typeof Recheck;
  return recheck.checkSync(source, flags, options);
}
