import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { CheckedProject } from '../rule.ts';
import { schemasOf } from '../walk.ts';

/** A pattern that JavaScript does not read, or that a text can keep busy. */
export function* badPattern(project: CheckedProject): Iterable<Diagnostic> {
  for (const { schema, path, places } of schemasOf(project)) {
    if (schema.pattern !== undefined) {
      const problem = project.patterns.ofSchema(schema.pattern);
      if (problem !== null)
        yield complaint(schema.pattern, problem, places.at([...path, 'pattern']));
    }
    for (const pattern of Object.keys(schema.patternProperties ?? {})) {
      const problem = project.patterns.ofSchema(pattern);
      if (problem === null) continue;
      yield complaint(pattern, problem, places.ofName([...path, 'patternProperties', pattern]));
    }
  }
}

function complaint(pattern: string, problem: string, span: Diagnostic['span']): Diagnostic {
  return diagnose('schema/bad-pattern', span, { pattern, problem });
}
