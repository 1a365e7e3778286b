import { createRequire } from 'node:module';
import type * as Linear from 're2js';
import { compiled, isPlain, NO_EXPRESSION, patternProblem } from './backtracking.ts';
import { linearSource } from './linear.ts';
import { spelled } from './spelling.ts';

interface Matcher {
  test(text: string): boolean;
  /** The reason why it never matches. */
  readonly problem?: string;
}

// Schemas have few patterns.
const matchers = new Map<string, Matcher>();

/**
 * Whether the pattern of a schema matches `text` (4.7), in time proportional to the text. An invalid or refused pattern
 * never matches.
 */
export function matchesPattern(text: string, expression: string): boolean {
  return matcherOf(expression).test(text);
}

/**
 * Marks an expression of a schema file as safe: the generator has judged that it does not backtrack without bound. The faster
 * engine runs it from now on.
 */
export function vouchFor(expression: string): void {
  matchers.set(expression, nativeMatcher(expression));
}

/** Returns the matcher of an expression by the faster engine, which backtracks. */
export function nativeMatcher(expression: string): Matcher {
  const regExp = compiled(spelled(expression), 'u');
  return regExp === null ? never(NO_EXPRESSION) : careful(regExp);
}

/** Returns why a pattern never matches, as the end of "The pattern …"; `null` if it can match. */
export function problemOfUse(expression: string): string | null {
  return matcherOf(expression).problem ?? null;
}

/**
 * Whether an expression is not run on any text: a text could keep it busy, and the engine that never
 * backtracks has no words for it.
 */
export function isRefused(expression: string): boolean {
  const { problem } = matcherOf(expression);
  return problem !== undefined && problem !== NO_EXPRESSION;
}

/** A matcher that never matches. */
function never(problem: string): Matcher {
  return { test: () => false, problem };
}

function matcherOf(expression: string): Matcher {
  const known = matchers.get(expression);
  if (known !== undefined) return known;
  const matcher = choose(expression);
  matchers.set(expression, matcher);
  return matcher;
}

function choose(expression: string): Matcher {
  const source = spelled(expression);
  // An invalid pattern stays invalid, even if the other engine accepts it.
  const regExp = compiled(source, 'u');
  if (regExp === null) return never(NO_EXPRESSION);
  if (isPlain(expression)) return careful(regExp);
  const linear = linearMatcher(source);
  if (linear !== null) return linear;
  const problem = patternProblem(expression);
  return problem === null ? careful(regExp) : never(problem);
}

/** The engine that never backtracks; `null` when it cannot run the expression. */
function linearMatcher(source: string): Matcher | null {
  const linear = linearSource(source);
  if (linear === null) return null;
  try {
    return engine().RE2JS.compile(linear);
  } catch {
    // This engine limits repetitions.
    return null;
  }
}

/** A text of many megabytes can be more than the faster engine has room for; the other one needs none. */
function careful(regExp: RegExp): Matcher {
  return {
    test(text) {
      try {
        return regExp.test(text);
      } catch {
        return linearMatcher(regExp.source)?.test(text) ?? false;
      }
    },
  };
}

// Loaded when a schema has a pattern that needs it.
function engine(): typeof Linear {
  loaded ??= createRequire(import.meta.url)('re2js') as typeof Linear; // by its name
  return loaded;
}

let loaded: typeof Linear | null = null;
