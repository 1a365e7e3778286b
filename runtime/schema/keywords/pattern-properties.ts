import { isRefused } from '../text/pattern.ts';
import type { Failure } from '../types.ts';
import { refusedPattern } from './pattern.ts';

/** Something for each pattern. */
export interface Patterns<T> {
  readonly [pattern: string]: T;
}

/** Whether a pattern is found in a name. */
export type Matches = (name: string, pattern: string) => boolean;

/** `patternProperties` (4.7): what stands at the first pattern that `name` matches. */
export function patternProperty<T>(
  name: string,
  patterns: Patterns<T> | undefined,
  matches: Matches,
): T | undefined {
  if (patterns === undefined) return undefined;
  for (const pattern of Object.keys(patterns)) {
    if (matches(name, pattern)) return patterns[pattern];
  }
  return undefined;
}

/** The failure of a map some of whose names cannot be judged, because a pattern is refused. */
export function refusedNames(patterns: Patterns<unknown> | undefined, param: string): Failure {
  if (patterns === undefined) return null;
  const refused = Object.keys(patterns).find(isRefused);
  return refused === undefined ? null : refusedPattern(refused, param);
}
