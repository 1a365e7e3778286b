import { isError } from '../../errors/rest-error.ts';
import type { Alternative } from '../combine.ts';
import { anyOf } from '../keywords/any-of.ts';
import { inEnum } from '../keywords/enum.ts';
import { oneOf } from '../keywords/one-of.ts';
import { notOfType } from '../keywords/type.ts';
import type { Check, Failure, Sanitize, TypeName } from '../types.ts';
import { bestType } from '../values/best-type.ts';

/** What is done for each type of a list, in the order of the list. */
export type ByType<Rule> = { readonly [type in TypeName]?: Rule };

/** A sub-schema, as its check. */
export interface CheckedAlternative extends Alternative {
  readonly check: Check;
}

/** A sub-schema, as its check and its sanitizer. */
export interface SanitizedAlternative extends CheckedAlternative {
  readonly sanitize: Sanitize;
}

/** The check of a list of types: that of the best type for the value. */
export function bestOf(checks: ByType<Check>): Check {
  const types = Object.keys(checks);
  return (value, param) => {
    const type = bestType(value, types);
    return (type && checks[type])?.(value, param) ?? (type ? null : notOfType(types, param));
  };
}

/** The sanitizer of a list of types: that of the best type for the value, `null` when none is. */
export function toBestOf(sanitizers: ByType<Sanitize>): Sanitize {
  const types = Object.keys(sanitizers);
  return (value, param) => {
    const type = bestType(value, types);
    return type ? sanitizers[type]?.(value, param) : null;
  };
}

/** The check of `anyOf`, then of what its schema says beside it. */
export function anyOfThese(alternatives: readonly CheckedAlternative[], then?: Check): Check {
  return (value, param) => {
    const match = anyOf(value, alternatives, runCheck, param);
    return isError(match) ? match : (then?.(value, param) ?? null);
  };
}

/** The sanitizer of `anyOf`: that of the match, then of what its schema says beside it. */
export function toAnyOf(alternatives: readonly SanitizedAlternative[], then?: Sanitize): Sanitize {
  return (value, param) =>
    applyMatch(value, anyOf(value, alternatives, runCheck, param), param, then);
}

/** The check of `oneOf`, then of what its schema says beside it. */
export function oneOfThese(alternatives: readonly CheckedAlternative[], then?: Check): Check {
  return (value, param) => {
    const match = oneOf(value, alternatives, runCheck, param);
    return isError(match) ? match : (then?.(value, param) ?? null);
  };
}

/** The sanitizer of `oneOf`: that of the match, then of what its schema says beside it. */
export function toOneOf(alternatives: readonly SanitizedAlternative[], then?: Sanitize): Sanitize {
  return (value, param) =>
    applyMatch(value, oneOf(value, alternatives, runCheck, param), param, then);
}

/** `oneOfThese`, then `toOneOf`, with one choice of the sub-schema. */
export function parseOneOf(
  alternatives: readonly SanitizedAlternative[],
  thenCheck?: Check,
  then?: Sanitize,
): Sanitize {
  return (value, param) => {
    const match = oneOf(value, alternatives, runCheck, param);
    if (isError(match)) return match;
    return thenCheck?.(value, param) ?? applyMatch(value, match, param, then);
  };
}

/** A check, then `enum` of what sanitizing makes of the value. */
export function enumOf(check: Check, sanitize: Sanitize, values: readonly unknown[]): Check {
  return (value, param) => check(value, param) ?? inEnum(sanitize(value, param), values, param);
}

/** Checks, then sanitizes: the value, or the error of either. */
export function parse(check: Check, sanitize: Sanitize): Sanitize {
  return (value, param) => check(value, param) ?? sanitize(value, param);
}

function runCheck(value: unknown, { check }: CheckedAlternative, param: string): Failure {
  return check(value, param);
}

function applyMatch(
  value: unknown,
  match: ReturnType<typeof anyOf<SanitizedAlternative>>,
  param: string,
  then: Sanitize | undefined,
): unknown {
  if (isError(match)) return match;
  const sanitized = match.sanitize(value, param);
  return then && !isError(sanitized) ? then(sanitized, param) : sanitized;
}
