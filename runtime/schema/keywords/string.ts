import { counted, failing, failingTo } from '../failure.ts';
import type { SchemaError } from '../failure.ts';
import { isRefused, matchesPattern } from '../patterns/pattern.ts';
import type { Failure, Schema } from '../types.ts';
import { characterCount } from '../values/text.ts';

/** The keywords that limit a string. */
export type TextLimits = Pick<Schema, 'minLength' | 'maxLength' | 'pattern'>;

const tooShort = failingTo<number>(
  'rest_too_short',
  (least) => `must have at least ${counted(least, 'character', 'characters')}`,
);
const tooLong = failingTo<number>(
  'rest_too_long',
  (most) => `must have at most ${counted(most, 'character', 'characters')}`,
);
const notMatching = failingTo<string>(
  'rest_invalid_pattern',
  (pattern) => `must match the pattern ${pattern}`,
);
const unsafe = failing<string>({
  code: 'rest_unsafe_pattern',
  words: (param, pattern) => ({
    message: `${param} cannot be validated: the pattern ${pattern} is unsafe.`,
    data: { status: 500, param },
  }),
});

/** Checks the keywords of `type: string` (4.7). A pattern may match anywhere in the text. */
export function checkText(text: string, limits: TextLimits, param: string): Failure {
  const { minLength, maxLength, pattern } = limits;
  if (minLength !== undefined && isShorter(text, minLength)) return tooShort(param, minLength);
  if (maxLength !== undefined && isLonger(text, maxLength)) return tooLong(param, maxLength);
  if (pattern === undefined || matchesPattern(text, pattern)) return null;
  return isRefused(pattern) ? refusedPattern(pattern, param) : notMatching(param, pattern);
}

/** `rest_unsafe_pattern` (status 500): the pattern was reported when it was registered, and is never run. */
export function refusedPattern(pattern: string, param: string): SchemaError {
  return unsafe(param, pattern);
}

// A character has one or two UTF-16 units, so most texts need not be counted.
function isShorter(text: string, least: number): boolean {
  return text.length < 2 * least && characterCount(text) < least;
}

function isLonger(text: string, most: number): boolean {
  return text.length > most && (text.length > 2 * most || characterCount(text) > most);
}
