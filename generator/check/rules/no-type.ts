import { COPIED } from '../../../runtime/schema/endpoint-args.ts';
import type { ArgDefinition, Schema } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** A schema without a type: the service reports incorrect use each time it is to check by it (4.7). */
export function* noType(project: Project): Iterable<Diagnostic> {
  for (const { schema, name, as, path, places } of schemasOf(project)) {
    if (schema.type !== undefined || as === 'alternative') continue; // which inherits the type
    const isIdle = as === 'argument' ? isUnread(schema) : !hasAlternatives(schema);
    if (isIdle) yield diagnose('schema/no-type', places.ofName(path), { name });
  }
}

/**
 * Whether an argument without a type says what it may hold, and nothing looks: it is accepted as it comes
 * where no callback is named (4.7), alternatives and all.
 */
function isUnread(argument: Schema & Pick<ArgDefinition, Callbacks>): boolean {
  const { validate_callback: validate, sanitize_callback: sanitize } = argument;
  return validate === undefined && sanitize === undefined && rules.some((rule) => rule in argument);
}

type Callbacks = 'validate_callback' | 'sanitize_callback';

const rules = COPIED.filter((keyword) => keyword !== 'title' && keyword !== 'description');

function hasAlternatives({ anyOf, oneOf }: Schema): boolean {
  return anyOf !== undefined || oneOf !== undefined;
}
