import { RE2JS } from 're2js';
import { reportMisuse } from '../../errors/notices.ts';
import { allSchemas } from '../sub-schemas.ts';
import type { Schema } from '../types.ts';
import { linearSource } from './linear.ts';
import { spelled, withExactEnd } from './spelling.ts';
import { compiled, conditionsOf, isPlain } from './structure.ts';

interface Matcher {
  test(text: string): boolean;
  /** The reason why it never matches. */
  readonly problem?: string;
}

/** The problem of a pattern that JavaScript cannot parse, as the end of "The pattern …". */
export const NO_EXPRESSION = 'is not a regular expression';
const NOT_LINEAR = 'cannot be matched in linear time';

// Schemas have few patterns.
const matchers = new Map<string, Matcher>();

/**
 * Whether the pattern of a schema matches `text` (4.7), in time proportional to the text. An invalid or refused pattern
 * never matches. With `isExact`, `$` does not match before a line break at the end, as JSON Schema defines it.
 */
export function matchesPattern(text: string, expression: string, isExact = false): boolean {
  const isOther = isExact && text.endsWith('\n');
  return matcherOf(isOther ? withExactEnd(expression) : expression).test(text);
}

/** Whether a pattern is refused: its matching time cannot be bounded, so it is never run. */
export function isRefused(expression: string): boolean {
  return problemOfUse(expression) === NOT_LINEAR;
}

/** Returns why a pattern never matches, as the end of "The pattern …"; `null` if it can match. */
export function problemOfUse(expression: string): string | null {
  return matcherOf(expression).problem ?? null;
}

/**
 * Reports the patterns of a schema that never match. `fn` is the function that received the schema of `param`; `placed`
 * fills in placeholders.
 */
export function reportPatterns(
  fn: string,
  schema: Schema,
  param: string,
  placed: (text: string) => string = (text) => text,
): void {
  for (const written of patternsOf(schema)) {
    const pattern = placed(written);
    const problem = problemOfUse(pattern);
    if (problem !== null)
      reportMisuse(fn, `The pattern ${pattern} of ${placed(param)} ${problem}.`);
  }
}

/** Marks the patterns of a schema file as safe, because the generator has checked them. */
export function vouchForPatterns(schema: Schema): void {
  for (const pattern of patternsOf(schema)) vouchFor(pattern);
}

/** Marks a pattern as safe: from now on the faster engine, which backtracks, runs it. */
export function vouchFor(expression: string): void {
  matchers.set(expression, nativeMatcher(expression));
}

/** All patterns in a schema. */
function patternsOf(schema: Schema): ReadonlySet<string> {
  const patterns = new Set<string>();
  for (const { pattern, patternProperties = {} } of allSchemas(schema)) {
    if (pattern !== undefined) patterns.add(pattern);
    for (const name of Object.keys(patternProperties)) patterns.add(name);
  }
  return patterns;
}

/** Returns the matcher of a pattern that uses the engine of JavaScript, which backtracks. */
export function nativeMatcher(expression: string): Matcher {
  const regExp = compiled(spelled(expression), 'u');
  return regExp === null ? never(NO_EXPRESSION) : careful(regExp);
}

function matcherOf(expression: string): Matcher {
  let matcher = matchers.get(expression);
  if (matcher === undefined) {
    matcher = choose(expression);
    matchers.set(expression, matcher);
  }
  return matcher;
}

function choose(expression: string): Matcher {
  const source = spelled(expression);
  // An invalid pattern stays invalid, even if the other engine accepts it.
  const regExp = compiled(source, 'u');
  if (regExp === null) return never(NO_EXPRESSION);
  if (isPlain(expression)) return careful(regExp);
  return linearMatcher(source) ?? conditionalMatcher(expression) ?? never(NOT_LINEAR);
}

/** The matcher of a pattern that starts with look-aheads: each one is matched by itself. */
function conditionalMatcher(expression: string): Matcher | null {
  const conditions = conditionsOf(expression)?.map(({ pattern, isNegated }) => ({
    matcher: choose(pattern),
    expected: !isNegated,
  }));
  if (!conditions || conditions.some(({ matcher }) => matcher.problem !== undefined)) return null;
  return {
    test: (text) => conditions.every(({ matcher, expected }) => matcher.test(text) === expected),
  };
}

/** The matcher of the engine that never backtracks; `null` if it cannot run the pattern. */
function linearMatcher(source: string): Matcher | null {
  const linear = linearSource(source);
  if (linear === null) return null;
  try {
    return RE2JS.compile(linear);
  } catch {
    // This engine limits repetitions.
    return null;
  }
}

/** A matcher that never matches. */
function never(problem: string): Matcher {
  return { test: () => false, problem };
}

/** The engine of JavaScript can run out of stack for texts of many megabytes; the other engine does not. */
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
