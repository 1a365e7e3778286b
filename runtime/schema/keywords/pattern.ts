import { failed, SchemaError } from '../failure.ts';
import type { Failure } from '../types.ts';
import { isRefused, matchesPattern, matchesVouched } from '../text/pattern.ts';

/** `pattern` (4.7): the expression is found somewhere in the text. Takes text. */
export function pattern(value: unknown, expression: string, param: string): Failure {
  const text = value as string; // checked by `string` before
  if (matchesPattern(text, expression)) return null;
  return isRefused(expression)
    ? refusedPattern(expression, param)
    : notOfPattern(expression, param);
}

/** `pattern` of a schema file: the generator has judged the expression. */
export function vouchedPattern(value: unknown, expression: string, param: string): Failure {
  const text = value as string; // checked by `string` before
  return matchesVouched(text, expression) ? null : notOfPattern(expression, param);
}

/**
 * `rest_unsafe_pattern` (status 500): the schema has an expression that a text could keep busy. It was
 * reported when it was registered, and no text is let near it, nor past it.
 */
export function refusedPattern(expression: string, param: string): SchemaError {
  return new SchemaError('rest_unsafe_pattern', { param }, () => ({
    message: `${param} cannot be checked: the pattern ${expression} is not safe to use.`,
    data: { status: 500, param },
  }));
}

function notOfPattern(expression: string, param: string): Failure {
  return failed('rest_invalid_pattern', param, `has to match the pattern ${expression}`);
}
