import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { argEntries } from '../../../runtime/resource/index.ts';
import { fullPattern, parsePattern } from '../../lower/pattern.ts';
import { hint } from '../../diagnostics/hint.ts';

/** Arguments of a route that are no group of its pattern, and groups that are no argument. */
export function* routeParams({ resources }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    for (const [key, route] of Object.entries(spec.routes)) {
      const pattern = fullPattern(spec.base, key);
      const groups = parsePattern(pattern).groups.map(({ name }) => name);
      const args = argEntries(route.args).map(([name]) => name);

      for (const arg of args.filter((name) => !groups.includes(name))) {
        const span = places.ofName(['routes', key, 'args', arg]);
        const values = { arg, pattern, hint: hint(arg, groups) };
        yield diagnose('routes/param-not-in-pattern', span, values);
      }
      for (const group of groups.filter((name) => !args.includes(name))) {
        const span = places.ofName(['routes', key]);
        yield diagnose('routes/undeclared-group', span, { group, pattern });
      }
    }
  }
}
