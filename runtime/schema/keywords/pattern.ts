import { failed } from '../failure.ts';
import type { Failure } from '../types.ts';
import { matchesPattern } from '../text/pattern.ts';

/** `pattern` (4.7): the expression is found somewhere in the text. Takes text. */
export function pattern(value: unknown, expression: string, param: string): Failure {
  const text = value as string; // checked by `string` before
  if (matchesPattern(text, expression)) return null;
  return failed('rest_invalid_pattern', param, `has to match the pattern ${expression}`);
}
