import { failing, failingTo } from '../failure.ts';
import type { SchemaError } from '../failure.ts';
import type { Failure } from '../types.ts';
import { isRefused, matchesPattern } from '../text/pattern.ts';

const notMatching = failingTo<string>(
  'rest_invalid_pattern',
  (expression) => `must match the pattern ${expression}`,
);
const unsafe = failing<string>({
  code: 'rest_unsafe_pattern',
  words: (param, expression) => ({
    message: `${param} cannot be validated: the pattern ${expression} is unsafe.`,
    data: { status: 500, param },
  }),
});

/** `pattern` (4.7): the expression is found somewhere in the text. Takes text. */
export function pattern(value: unknown, expression: string, param: string): Failure {
  const text = value as string; // checked by `string` before
  if (matchesPattern(text, expression)) return null;
  return isRefused(expression) ? refusedPattern(expression, param) : notMatching(param, expression);
}

/**
 * `rest_unsafe_pattern` (status 500): the schema has an expression that a text could keep busy. It was
 * reported when it was registered, and no text is let near it, nor past it.
 */
export function refusedPattern(expression: string, param: string): SchemaError {
  return unsafe(param, expression);
}
