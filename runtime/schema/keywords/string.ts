import { failing, failingCount, failingTo } from '../failure.ts';
import { isRefused, matchesPattern } from '../patterns/pattern.ts';
import type { Failure, Schema } from '../types.ts';
import { characterCount } from '../values/text.ts';

/** The keywords that limit a string. */
export type TextLimits = Pick<Schema, 'minLength' | 'maxLength' | 'pattern'>;

const CHARACTERS = ['character', 'characters'] as const;
const tooShort = failingCount('rest_too_short', 'at least', CHARACTERS);
const tooLong = failingCount('rest_too_long', 'at most', CHARACTERS);
const notMatching = failingTo<string>(
  'rest_invalid_pattern',
  (pattern) => `must match the pattern ${pattern}`,
);

/** `rest_unsafe_pattern` (status 500): the pattern was reported when it was registered, and is never run. */
export const refusedPattern = failing<string>('rest_unsafe_pattern', (param, pattern) => ({
  message: `${param} cannot be validated: the pattern ${pattern} is unsafe.`,
  data: { status: 500, param },
}));

/** Checks the keywords of `type: string` (4.7). A pattern may match anywhere in the text; `isExact` is that of `matchesPattern`. */
export function checkText(
  text: string,
  limits: TextLimits,
  param: string,
  isExact: boolean,
): Failure {
  const { minLength, maxLength, pattern } = limits;
  if (minLength !== undefined && isShorter(text, minLength)) return tooShort(param, minLength);
  if (maxLength !== undefined && isLonger(text, maxLength)) return tooLong(param, maxLength);
  if (pattern === undefined || matchesPattern(text, pattern, isExact)) return null;
  return isRefused(pattern) ? refusedPattern(param, pattern) : notMatching(param, pattern);
}

// A character has one or two UTF-16 units, so most texts need not be counted.
function isShorter(text: string, least: number): boolean {
  return text.length < 2 * least && characterCount(text) < least;
}

function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || characterCount(text) > most);
}
