import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** A `required` that no request can satisfy or break. */
export function* readonlyRequired(project: Project): Iterable<Diagnostic> {
  for (const { schema, name, path, places } of schemasOf(project)) {
    if (schema.readonly === true && schema.required === true) {
      const span = places.at([...path, 'required']);
      yield diagnose('args/readonly-required', span, { property: name });
    }
  }
}
