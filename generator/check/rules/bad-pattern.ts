import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { patternProblem } from '../regex.ts';
import { schemasOf } from '../walk.ts';

/** A pattern that JavaScript does not read, or that a text can keep busy. */
export function* badPattern(project: Project): Iterable<Diagnostic> {
  for (const { schema, path, places } of schemasOf(project)) {
    if (schema.pattern !== undefined) {
      const problem = patternProblem(schema.pattern, project.memory);
      if (problem !== null)
        yield complaint(schema.pattern, problem, places.at([...path, 'pattern']));
    }
    for (const pattern of Object.keys(schema.patternProperties ?? {})) {
      const problem = patternProblem(pattern, project.memory);
      if (problem === null) continue;
      yield complaint(pattern, problem, places.ofName([...path, 'patternProperties', pattern]));
    }
  }
}

function complaint(pattern: string, problem: string, span: Diagnostic['span']): Diagnostic {
  return diagnose('schema/bad-pattern', span, { pattern, problem });
}
