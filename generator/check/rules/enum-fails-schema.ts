import { validateValue } from '../../../runtime/schema/validate.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** A value of `enum` that the schema around it refuses: nobody can send it. */
export function* enumFailsSchema(project: Project): Iterable<Diagnostic> {
  for (const { schema, name, as, path, places, around } of schemasOf(project)) {
    const type = schema.type ?? (as === 'alternative' ? around?.schema.type : undefined);
    if (type === undefined && !schema.anyOf && !schema.oneOf) continue;
    for (const [index, value] of (schema.enum ?? []).entries()) {
      const failure = validateValue(
        value,
        { ...schema, ...(type !== undefined && { type }) },
        name,
      );
      if (failure === null) continue;
      yield diagnose('schema/enum-fails-schema', places.at([...path, 'enum', index]), {
        value: JSON.stringify(value),
        problem: failure.message,
      });
    }
  }
}
