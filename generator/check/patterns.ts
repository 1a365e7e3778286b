import { parsePattern, sharedText } from '../../runtime/resource/index.ts';
import { NO_EXPRESSION } from '../../runtime/schema/patterns/pattern.ts';
import { spelledForJudging } from '../../runtime/schema/patterns/spelling.ts';
import { compiled, conditionsOf, isPlain } from '../../runtime/schema/patterns/structure.ts';
import { noMemo } from '../collections.ts';
import type { Memo } from '../collections.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Project } from '../load/project.ts';
import { fullPattern } from '../lower/pattern.ts';
import { schemasOf } from './walk.ts';

/**
 * schema/bad-pattern: a pattern that is invalid, or for which matching a text can take too long. routes/bad-pattern: a route that is not a
 * safe regular expression, or has no URL of its own.
 */
export async function patternDiagnostics(project: Project, check: PatternChecker) {
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
const SEGMENTS =
  /^(?:\/(?:[\w~@:-]|\\\.|\(\?P<[A-Za-z_]\w*>(?:\[\^\/\]|\[?\\d\]?)\+\)(?=\/|$))+)+$/;

/** Returns why no URL can be built from a route. */
function addressProblem(pattern: string, isRoot: boolean): string | null {
  const parsed = parsePattern(pattern);
  // The client and the OpenAPI document fill in named groups only.
  if (parsed.unwritable !== null)
    return `has ${parsed.unwritable} outside of a named group, where only literal text is allowed`;
  const shared = sharedText(parsed);
  if (shared !== null) return `can divide ${shared} between two groups in more than one way`;
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

/** Returns a function that checks each expression once. */
export function patternChecker(memo: Memo = noMemo): PatternChecker {
  const problems = new Map<string, Promise<string | null>>();
  return (expression) => {
    const key = JSON.stringify(expression);
    const problem = problems.get(key) ?? memo('pattern', key, () => problemOf(expression));
    problems.set(key, problem);
    return problem;
  };
}

/** Finds patterns that are not regular expressions, whatever time they take: a client does not run them. */
export const syntaxChecker: PatternChecker = ({ source, flags }) =>
  Promise.resolve(compiled(source, flags) === null ? NO_EXPRESSION : null);

async function problemOf({ source, flags, bound }: Expression): Promise<string | null> {
  if (compiled(source, flags) === null) return NO_EXPRESSION;
  if (isPlain(source)) return null;
  const conditions = conditionsOf(source);
  if (conditions) {
    const parts = conditions.map(({ pattern }) => problemOf({ source: pattern, flags, bound }));
    return (await Promise.all(parts)).find((problem) => problem !== null) ?? null;
  }
  // recheck tries texts where it has no proof, and overlooks these.
  if (/\(\?<[=!][^)]*[*+{]/.test(source)) return 'repeats something in a look-behind';

  started ??= startRecheck();
  const found = await (await started).check(source, flags, { timeout: TIMEOUT_MS });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return 'takes too long to be judged';
  const { complexity } = found;
  if (complexity.type === 'exponential') return 'can backtrack without bound';
  if (bound === 'quadratic' && complexity.degree === 2) return null;
  return `can take the length of the text to the power of ${complexity.degree}`;
}

/** Results do not depend on how busy the machine is, within reason. */
const TIMEOUT_MS = 60_000;

let started: ReturnType<typeof startRecheck> | null = null;

/** Loads recheck, which most expressions do not need, and starts the process or thread that it checks in. */
async function startRecheck() {
  const { default: recheck } = await import('recheck');
  // Calls at the same time would start a process each.
  await recheck.check('a', '');
  return recheck;
}
