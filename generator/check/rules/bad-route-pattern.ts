import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { fullPattern } from '../../lower/pattern.ts';
import { problemOf } from '../regex.ts';

/** A route that is no regular expression, or that an address can keep busy. */
export function* badRoutePattern({ resources, memory }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    for (const key of Object.keys(spec.routes)) {
      const pattern = fullPattern(spec.base, key);
      const source = `^${pattern.replaceAll('(?P<', '(?<')}$`;
      // An address is short; the square of its length is bearable.
      const problem = problemOf(source, 'i', 'quadratic', memory);
      const span = places.ofName(['routes', key]);
      if (problem !== null) yield diagnose('routes/bad-pattern', span, { pattern, problem });
    }
  }
}
