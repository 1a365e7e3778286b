import { validateValue } from '../../../runtime/schema/validate.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { isKernelCallback } from '../../lower/callbacks.ts';
import { schemasOf } from '../walk.ts';

/** A default that a request could not send: what the handler then sees is not what its type says. */
export function* defaultFailsSchema(project: Project): Iterable<Diagnostic> {
  for (const { schema, name, as, path, places } of schemasOf(project)) {
    const { default: value, type, anyOf, oneOf } = schema;
    // What a callback of the site lets pass the schema alone does not tell.
    if (as === 'argument' && hasOwnCheck(schema)) continue;
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

function hasOwnCheck(schema: object): boolean {
  const callback = 'validate_callback' in schema ? schema.validate_callback : null;
  return typeof callback === 'string' && !isKernelCallback(callback);
}
