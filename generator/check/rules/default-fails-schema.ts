import { validateValue } from '../../../runtime/schema/index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** A default that a request could not send: what the handler then sees is not what its type says. */
export function* defaultFailsSchema(project: Project): Iterable<Diagnostic> {
  for (const { schema, name, path, places } of schemasOf(project)) {
    const { default: value, type, anyOf, oneOf } = schema;
    // `null` says that there is no value.
    if (value === undefined || value === null) continue;
    if (type === undefined && !anyOf && !oneOf) continue;
    const failure = validateValue(value, schema, name);
    if (failure === null) continue;
    yield diagnose('args/default-fails-schema', places.at([...path, 'default']), {
      value: JSON.stringify(value),
      problem: failure.message,
    });
  }
}
