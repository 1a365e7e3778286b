import { matchesPattern } from '../text/pattern.ts';

/** `patternProperties` (4.7): what stands at the first pattern that `name` matches. */
export function patternProperty<T>(
  name: string,
  patterns: { readonly [pattern: string]: T } | undefined,
): T | undefined {
  if (patterns === undefined) return undefined;
  for (const pattern of Object.keys(patterns)) {
    if (matchesPattern(name, pattern)) return patterns[pattern];
  }
  return undefined;
}
