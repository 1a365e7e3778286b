import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { compilePattern, compiled, parsePattern } from '../../lower/pattern.ts';
import { servedRoutes } from '../routes.ts';
import type { ServedRoute } from '../routes.ts';

/** A route that an earlier, wider one always takes the requests of. */
export function* shadowedRoute(project: Project): Iterable<Diagnostic> {
  const routes = servedRoutes(project);
  const patterns = new Map(routes.map(({ pattern }) => [pattern, compilePattern(pattern)]));

  for (const [index, route] of routes.entries()) {
    if (route.isShadowed) continue;
    const samples = samplesOf(route.pattern);
    if (samples.length === 0) continue;
    const wider = routes
      .slice(0, index)
      .find(
        (other) =>
          servesAlike(other, route) &&
          samples.every((sample) => patterns.get(other.pattern)?.test(sample)),
      );
    if (!wider) continue;
    const { method, pattern, span } = route;
    yield diagnose('routes/shadowed', span, { method, route: pattern, first: wider.pattern });
  }
}

function servesAlike(a: ServedRoute, b: ServedRoute): boolean {
  return a.method === b.method && a.namespace === b.namespace && a.pattern !== b.pattern;
}

/** What the groups of a pattern are tried with. */
const values = ['7', '42', 'a', 'zebra', 'a-b', 'a_b', 'a.b', 'a/b', 'a//b', 'é', 'a b', '%20'];

/** Routes that the pattern matches, each made with one of `values` in every group. */
function samplesOf(pattern: string): string[] {
  const own = compilePattern(pattern);
  if (!own) return [];
  const { path, groups } = parsePattern(pattern);
  const fillings = values.map((value) => new Map(groups.map(({ name }) => [name, value])));
  // A group that takes none of a kind is given its own first fitting value.
  const fitting = groups.map(({ name, expression }) => {
    const expected = compiled(`^(?:${expression})$`, 'i');
    return [name, values.filter((value) => expected?.test(value))] as const;
  });
  const mixed = values.map(
    (_, index) => new Map(fitting.map(([name, fits]) => [name, fits[index % fits.length] ?? ''])),
  );
  const filled = [...fillings, ...mixed].map((filling) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => filling.get(name) ?? ''),
  );
  return [...new Set(filled)].filter((sample) => own.test(sample));
}
