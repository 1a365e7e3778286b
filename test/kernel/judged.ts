import { createRequire } from 'node:module';
import type * as Recheck from 'recheck';
import { options, problemOf, schemaExpression } from '../../generator/check/patterns.ts';
import type { Expression } from '../../generator/check/patterns.ts';

const recheck = createRequire(import.meta.url)('recheck') as typeof Recheck;

/** Returns the problem of a pattern, found without a thread. */
export function judged(source: string, flags: string, bound: Expression['bound']): string | null {
  return problemOf({ source, flags, bound }, (pattern, its) =>
    recheck.checkSync(pattern, its, options),
  );
}

/** Returns the problem of the pattern of a schema. */
export function patternProblem(pattern: string): string | null {
  const { source, flags, bound } = schemaExpression(pattern);
  return judged(source, flags, bound);
}
