import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** An `optional` at what no answer has by a name: arguments, items of a list, alternatives. */
export function* idleOptional(project: Project): Iterable<Diagnostic> {
  for (const { schema, name, path, places } of schemasOf(project)) {
    if (schema.optional === undefined) continue;
    const isItem = path[0] === 'schema' && !path.includes('arg_options');
    const isAnswered = isItem || path[3] === 'answer_schema';
    if (isAnswered && path.at(-2) === 'properties') continue;
    yield diagnose('schema/idle-optional', places.ofName([...path, 'optional']), { name });
  }
}
