import type { Schema } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** A schema without a type: the service reports incorrect use each time it is to check by it (4.7). */
export function* noType(project: Project): Iterable<Diagnostic> {
  for (const { schema, name, as, path, places } of schemasOf(project)) {
    // An alternative inherits the type; an argument without one is accepted as it comes.
    if (as === 'alternative' || as === 'argument') continue;
    if (schema.type === undefined && !hasAlternatives(schema)) {
      yield diagnose('schema/no-type', places.ofName(path), { name });
    }
  }
}

function hasAlternatives({ anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined;
}
