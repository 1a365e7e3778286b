import { endpointEntries } from '../../../runtime/resource/index.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';

/** An `answer_schema` of an endpoint whose answer is made of items. */
export function* idleAnswerSchema(project: Project): Iterable<Diagnostic> {
  for (const { spec, places } of project.resources) {
    for (const [pattern, route] of Object.entries(spec.routes)) {
      for (const [name, { answers, answer_schema: schema }] of endpointEntries(route)) {
        if (schema === undefined || answers === 'any') continue;
        const span = places.ofName(['routes', pattern, name, 'answer_schema']);
        yield diagnose('routes/idle-answer-schema', span, { name, answers });
      }
    }
  }
}
