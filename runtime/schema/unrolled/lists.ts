import { isError } from '../../errors/rest-error.ts';
import { maxItems } from '../keywords/max-items.ts';
import { minItems } from '../keywords/min-items.ts';
import { array } from '../keywords/type.ts';
import { uniqueItems } from '../keywords/unique-items.ts';
import type { RestError } from '../../errors/rest-error.ts';
import type { Check, Failure, Sanitize } from '../types.ts';
import { toArray } from '../values/list.ts';
import { checkMember, sanitizeMember } from './unnamed.ts';

/** Limits of a list. */
export interface ListLimits {
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
}

/** The check of `type: array` whose items pass `check`; `null` leaves them unchecked. */
export function listOf(check: Check | null, limits: ListLimits = {}): Check {
  return (value, param) => {
    const failure = array(value, param);
    if (failure) return failure;
    const list = toArray(value);
    return (check && checkItems(list, check, param)) ?? checkLimits(list, limits, param);
  };
}

/** The sanitizer of `type: array` whose items are sanitized by `sanitize`; `null` leaves them as they are. */
export function toListOf(sanitize: Sanitize | null, limits: ListLimits = {}): Sanitize {
  return (value, param) => {
    const given = toArray(value);
    const list = sanitize ? sanitizeItems(given, sanitize, param) : given;
    if (isError(list) || !limits.uniqueItems) return list;
    return uniqueItems(list, param) ?? list;
  };
}

/** `listOf`, then `toListOf`, on one list: text is split once. */
export function parseListOf(check: Check, sanitize: Sanitize, limits: ListLimits = {}): Sanitize {
  return (value, param) => {
    const failure = array(value, param);
    if (failure) return failure;
    const list = toArray(value);
    const problem = checkItems(list, check, param) ?? checkLimits(list, limits, param);
    if (problem) return problem;
    const sanitized = sanitizeItems(list, sanitize, param);
    if (isError(sanitized) || !limits.uniqueItems) return sanitized;
    return uniqueItems(sanitized, param) ?? sanitized;
  };
}

function checkItems(list: readonly unknown[], check: Check, param: string): Failure {
  for (let index = 0; index < list.length; index += 1) {
    const failure = checkMember(list[index], check, param, index);
    if (failure) return failure;
  }
  return null;
}

function checkLimits(
  list: readonly unknown[],
  { minItems: least, maxItems: most, uniqueItems: isSet }: ListLimits,
  param: string,
): Failure {
  return (
    (least === undefined ? null : minItems(list, least, param)) ??
    (most === undefined ? null : maxItems(list, most, param)) ??
    (isSet ? uniqueItems(list, param) : null)
  );
}

function sanitizeItems(
  list: readonly unknown[],
  sanitize: Sanitize,
  param: string,
): readonly unknown[] | RestError {
  const sanitized: unknown[] = [];
  for (let index = 0; index < list.length; index += 1) {
    const item = sanitizeMember(list[index], sanitize, param, index);
    if (isError(item)) return item;
    sanitized.push(item);
  }
  return sanitized;
}
