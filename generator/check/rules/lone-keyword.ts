import type { Schema } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** Keywords that say how another is meant. */
const pairs = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const satisfies readonly (readonly (keyof Schema)[])[];

/** A keyword that means something only beside another, which is missing. */
export function* loneKeyword(project: Project): Iterable<Diagnostic> {
  for (const { schema, path, places } of schemasOf(project)) {
    for (const [keyword, other] of pairs) {
      if (schema[keyword] !== true || schema[other] !== undefined) continue;
      yield diagnose('schema/lone-keyword', places.ofName([...path, keyword]), { keyword, other });
    }
  }
}
