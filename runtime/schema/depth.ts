import { failing } from './failure.ts';
import type { SchemaError } from './failure.ts';
import type { Failure } from './types.ts';
import { isContainer, isMap } from './values/map.ts';

/** How deep values may be nested where nothing else is said. */
export const DEFAULT_DEPTH = 512;

const nestedTooDeep = failing<void>({
  code: 'rest_value_too_deep',
  words: (param) => ({
    message: `${param} is nested too deeply.`,
    data: { status: 400, param },
  }),
});

/** `rest_value_too_deep` (status 400) when lists and maps are nested in `value` deeper than `limit`. */
export function checkDepth(value: unknown, param: string, limit: number = DEFAULT_DEPTH): Failure {
  return isDeeperThan(value, limit) ? tooDeep(param) : null;
}

/** The refusal of a value that is nested too deeply. */
export function tooDeep(param: string): SchemaError {
  return nestedTooDeep(param);
}

/** Whether more than `limit` lists and maps stand inside one another. */
function isDeeperThan(value: unknown, limit: number): boolean {
  // Nearly everything that is sent is shallow, which is seen without making lists of what is in it.
  // Stryker disable next-line ConditionalExpression: only saves time.
  if (limit >= SHALLOW && isWithin(value, SHALLOW)) return false;
  return isDeeperByLevel(value, limit);
}

const SHALLOW = 8;

function isWithin(value: unknown, limit: number): boolean {
  if (!isContainer(value)) return true;
  if (limit === 0) return false;
  if (isMap(value)) {
    for (const name in value) if (!isWithin(value[name], limit - 1)) return false;
  } else if (Array.isArray(value)) {
    for (const member of value) if (!isWithin(member, limit - 1)) return false;
  }
  return true;
}

/** Code that walks values calls itself; this goes level by level, so it can look at any value first. */
function isDeeperByLevel(value: unknown, limit: number): boolean {
  let level = isContainer(value) ? [value] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = containersIn(level);
  }
  return false;
}

function containersIn(containers: readonly object[]): object[] {
  const inner: object[] = [];
  for (const container of containers) {
    const members: readonly unknown[] = Array.isArray(container)
      ? container
      : Object.values(container);
    for (const member of members) if (isContainer(member)) inner.push(member);
  }
  return inner;
}
