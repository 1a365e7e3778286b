import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Diagnostics } from 'recheck';
import { parsePattern } from '../../runtime/resource/index.ts';
import { NO_EXPRESSION } from '../../runtime/schema/patterns/pattern.ts';
import { spelledForJudging } from '../../runtime/schema/patterns/spelling.ts';
import { compiled, conditionsOf, isPlain } from '../../runtime/schema/patterns/structure.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Project } from '../load/project.ts';
import { fullPattern } from '../lower/pattern.ts';
import { schemasOf } from './walk.ts';

/**
 * schema/bad-pattern: a pattern that is invalid, or for which matching a text can take too long. routes/bad-pattern: a route that is not a
 * safe regular expression, or has no URL of its own.
 */
export async function patternDiagnostics(
  project: Project,
  check: PatternChecker,
): Promise<Diagnostic[]> {
  const ofSchemas = schemasOf(project).flatMap(({ schema, at, nameAt }) => [
    ...(schema.pattern === undefined ? [] : [[schema.pattern, () => at('pattern')] as const]),
    ...Object.keys(schema.patternProperties ?? {}).map(
      (pattern) => [pattern, () => nameAt('patternProperties', pattern)] as const,
    ),
  ]);
  const ofRoutes = project.resources.flatMap(({ spec, places }) =>
    Object.entries(spec.routes).map(([key, route]) => {
      const span = () => places.ofName(['routes', key]);
      return { pattern: fullPattern(spec.base, key, route), isRoot: spec.namespace === '', span };
    }),
  );
  const found = await Promise.all([
    ...ofSchemas.map(async ([pattern, span]) => {
      const problem = await check(schemaExpression(pattern));
      return problem === null ? [] : diagnose('schema/bad-pattern', span(), { pattern, problem });
    }),
    ...ofRoutes.map(async ({ pattern, isRoot, span }) => {
      const ofTime = SEGMENTS.test(pattern) ? null : await check(routeExpression(pattern));
      const problem = ofTime ?? addressProblem(pattern, isRoot);
      return problem === null ? [] : diagnose('routes/bad-pattern', span(), { pattern, problem });
    }),
  ]);
  return found.flat();
}

/** Routes whose segments are text, or one group: a text matches them in one way. */
const SEGMENTS = /^(?:\/(?:[\w.~@:-]|\(\?P<[A-Za-z_]\w*>(?:\[\^\/\]|\[?\\d\]?)\+\)(?=\/|$))+)+$/;

/** Returns why no URL can be built from a route. */
function addressProblem(pattern: string, isRoot: boolean): string | null {
  const { unwritable } = parsePattern(pattern);
  // The client and the OpenAPI document fill in named groups only.
  if (unwritable !== null)
    return `has ${unwritable} outside of a named group, where only literal text is allowed`;
  // The empty namespace of a plain service has no index.
  return pattern === '/' && !isRoot ? 'is the URL of the namespace index' : null;
}

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
function routeExpression(pattern: string): Expression {
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
export const syntaxChecker: PatternChecker = (expression) =>
  Promise.resolve(problemOf(expression, () => null));

type Judge = (source: string, flags: string) => Diagnostics | null;

/** Results do not depend on how busy the machine is, within reason. */
export const options = { timeout: 60_000 };

/** Returns the problem of each expression. Expressions that need recheck are checked in another thread. */
async function problemsOf(expressions: readonly Expression[]): Promise<readonly (string | null)[]> {
  const verdicts = new Map<string, Diagnostics | null>();
  const judge: Judge = (...pattern) => {
    const key = JSON.stringify(pattern);
    const verdict = verdicts.get(key) ?? null;
    verdicts.set(key, verdict);
    return verdict;
  };
  const problems = () => expressions.map((expression) => problemOf(expression, judge));
  const found = problems();
  if (verdicts.size === 0) return found;
  const patterns = [...verdicts.keys()];
  const worker = new Worker(new URL('pattern-worker.mjs', import.meta.url), {
    workerData: { patterns: patterns.map((key) => JSON.parse(key) as unknown), options },
  });
  const [answers] = (await once(worker, 'message')) as [readonly Diagnostics[]];
  await worker.terminate();
  for (const [at, key] of patterns.entries()) verdicts.set(key, answers[at] ?? null);
  return problems();
}

/** Returns the problem of an expression, as the end of "The pattern …". `judge` tells how its matching time grows. */
export function problemOf({ source, flags, bound }: Expression, judge: Judge): string | null {
  if (compiled(source, flags) === null) return NO_EXPRESSION;
  if (isPlain(source)) return null;
  const conditions = conditionsOf(source);
  const problems = conditions?.map((one) =>
    problemOf({ source: one.pattern, flags, bound }, judge),
  );
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
