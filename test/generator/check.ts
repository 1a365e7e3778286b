import { startCheck } from '../../generator/check/check.ts';
import { patternChecker } from '../../generator/check/patterns.ts';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import type { Sources } from '../../generator/load/load.ts';

/** Returns every diagnostic of the schema files, in no particular order. */
export async function check(sources: Sources): Promise<readonly Diagnostic[]> {
  const { diagnostics, ofPatterns } = await startCheck(sources, patternChecker());
  return [...diagnostics, ...(await ofPatterns)];
}
