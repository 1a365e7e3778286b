import { createRequire } from 'node:module';
import type * as Recheck from 'recheck';
import { degreeOf } from './degree.ts';
import { lookedForInTurn } from './look-ahead.ts';
import { spelledForJudging } from './spelling.ts';

/** How much backtracking is still fine: none beyond the length of the text, or its square. */
export type Bound = 'linear' | 'quadratic';

/** What is wrong with what JavaScript does not read. */
export const NO_EXPRESSION = 'is not a regular expression';

/** What is wrong with the expression of a schema, to be said after "The pattern …"; `null` for nothing. */
export function patternProblem(expression: string): string | null {
  return problemOf(spelledForJudging(expression), 'u', 'linear');
}

/** What is wrong with a regular expression, to be said after "The pattern …"; `null` when nothing is. */
export function problemOf(source: string, flags: string, bound: Bound): string | null {
  if (compiled(source, flags) === null) return NO_EXPRESSION;
  if (isPlain(source)) return null;
  const parts = lookedForInTurn(source);
  if (parts) return firstProblem(parts, flags, bound);
  const most = degreeOf(source, flags);
  if (most !== null && most <= (bound === 'quadratic' ? 2 : 1)) return null;
  // The judge tries texts out where it cannot prove, and this slips through.
  if (/\(\?<[=!][^)]*[*+{]/.test(source)) return 'repeats something in a look-behind';

  const found = judge().checkSync(source, flags, { timeout: 5_000 });
  if (found.status === 'safe') return null;
  if (found.status === 'unknown') return 'takes too long to be judged';
  const { complexity } = found;
  if (complexity.type === 'exponential') return 'can backtrack without bound';
  if (bound === 'quadratic' && complexity.degree === 2) return null;
  return `can take the length of the text to the power of ${complexity.degree}`;
}

function firstProblem(parts: readonly string[], flags: string, bound: Bound): string | null {
  for (const part of parts) {
    const problem = problemOf(part, flags, bound);
    if (problem !== null) return problem;
  }
  return null;
}

/** The regular expression, or `null` when it is none. */
export function compiled(source: string, flags: string): RegExp | null {
  try {
    return new RegExp(source, flags);
  } catch {
    return null;
  }
}

const LITERALS = /[^\\^$.*+?()[\]{}|/]*/.source;
// Of ranges only those between letters and digits: others might hold a slash.
const CLASS = /(?:\[-?(?:\w-\w|\\[dw-]|[^\]^[\\/-])*-?\]|\\[dw])/.source;
const PLAIN_SEGMENT = new RegExp(`^${LITERALS}(?:(?:\\(\\?<\\w+>)?${CLASS}[+*]?\\)?)?${LITERALS}$`);

/** Whether a pattern needs no judge: there is one way to match, and nothing to look into. */
export function isPlain(source: string): boolean {
  return isAnchored(source) || hasOneWay(source);
}

/**
 * Whether a pattern is anchored and repeats at most one class of characters between two slashes, none
 * of which the class holds.
 */
function isAnchored(source: string): boolean {
  if (!source.startsWith('^') || !source.endsWith('$')) return false;
  return source
    .slice(1, -1)
    .split('/')
    .every((segment) => PLAIN_SEGMENT.test(segment));
}

/** Whether a pattern repeats nothing and leaves no choice. */
function hasOneWay(source: string): boolean {
  return !/[*+?{|[\\]/.test(source.replace(ONE_CHARACTER, '').replace(GROUP, '('));
}

const ONE_CHARACTER = /\\[^\w]|\\[AbBdDnrstwWzZ]|\[(?:\\[^pP]|[^\]\\])*\]/g;
const GROUP = /\(\?(?:[:=!]|<[=!]|P?<\w+>)/g;

// Loaded only for a pattern that is not plain: loading it takes longer than all that is plain together.
function judge(): typeof Recheck {
  known ??= createRequire(import.meta.url)('recheck') as typeof Recheck; // by its name
  return known;
}

let known: typeof Recheck | null = null;
