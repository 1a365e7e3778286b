import { failingTo, isFailure } from '../failure.ts';
import type { Failure } from '../types.ts';
import { isEqual } from '../values/equal.ts';
import { isContainer } from '../values/map.ts';

const noneOf = failingTo<readonly unknown[]>(
  'rest_not_in_enum',
  (values) => `must be ${choiceOf(values)}`,
);

/** `enum` (4.7). Takes the value as it is sanitized, or the error that sanitizing it gave. */
export function inEnum(sanitized: unknown, values: readonly unknown[], param: string): Failure {
  if (values.includes(sanitized)) return null;
  if (isContainer(sanitized) && values.some((value) => isEqual(sanitized, value))) return null;
  return isFailure(sanitized) ? sanitized : notInEnum(values, param);
}

/** `rest_not_in_enum` (7.2). */
function notInEnum(values: readonly unknown[], param: string): Failure {
  return noneOf(param, values);
}

function choiceOf(values: readonly unknown[]): string {
  const texts = values.map((value) => JSON.stringify(value));
  return texts.length === 1 ? String(texts[0]) : `one of ${texts.join(', ')}`;
}
