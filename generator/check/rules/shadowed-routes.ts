import { compiled } from '../../../runtime/schema/patterns/structure.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { compilePattern, parsePattern } from '../../lower/pattern.ts';
import type { Pattern } from '../../lower/pattern.ts';
import { servedRoutes } from '../walk.ts';
import type { ServedRoute } from '../walk.ts';

/** routes/shadowed: a route whose requests are all matched by an earlier route. */
export function* shadowedRoute(project: Project): Iterable<Diagnostic> {
  const earlier = new EarlierRoutes();
  for (const route of servedRoutes(project)) {
    const { method, pattern, span, isShadowed } = route;
    const wider = isShadowed ? null : earlier.serving(route, samplesOf(pattern));
    if (wider !== null)
      yield diagnose('routes/shadowed', span(), { method, route: pattern, first: wider });
    earlier.add(route);
  }
}

/** The earlier routes by their first segment, because only a few of thousands can match a request. */
class EarlierRoutes {
  readonly #byStart = new Map<string, Candidate[]>();
  #count = 0;

  add({ method, namespace, pattern }: ServedRoute): void {
    const expression = compilePattern(pattern);
    const start = JSON.stringify([method, namespace, startOf(pattern)]);
    const candidates = this.#byStart.get(start) ?? [];
    candidates.push({ pattern, expression, at: this.#count });
    this.#byStart.set(start, candidates);
    this.#count += 1;
  }

  /** Returns the pattern of the first other route that matches all samples; `null` if there is none. */
  serving(route: ServedRoute, samples: Iterable<string>): string | null {
    let wider: readonly Candidate[] | null = null;
    for (const sample of samples) {
      wider = (wider ?? this.#candidates(route, sample)).filter(
        ({ expression }) => expression?.test(sample) === true,
      );
      // Usually no earlier route matches the first sample.
      if (wider.length === 0) return null;
    }
    return wider?.[0]?.pattern ?? null;
  }

  /** Returns the routes that may match a sample, in their order. */
  #candidates({ method, namespace, pattern }: ServedRoute, sample: string): readonly Candidate[] {
    const starts = new Set(['', firstPart(sample).toLowerCase()]);
    return [...starts]
      .flatMap((start) => this.#byStart.get(JSON.stringify([method, namespace, start])) ?? [])
      .filter((other) => other.pattern !== pattern)
      .sort((a, b) => a.at - b.at);
  }
}

interface Candidate {
  readonly pattern: string;
  readonly expression: RegExp | null;
  readonly at: number;
}

/** Returns the first segment of all paths that the pattern matches; empty if they differ. */
function startOf(pattern: string): string {
  if (pattern.includes('|')) return '';
  return /^\/([\w-]+)(?:\/(?![?*{])|$)/.exec(pattern)?.[1]?.toLowerCase() ?? '';
}

function firstPart(route: string): string {
  return route.split('/')[1] ?? '';
}

const values = ['7', '42', 'a', 'zebra', 'a-b', 'a_b', 'a.b', 'a/b', 'a//b', 'é', 'a b', '%20'];

/** Returns paths that the pattern matches, with one of `values` in every group. */
function* samplesOf(pattern: string): Iterable<string> {
  const own = compilePattern(pattern);
  if (!own) return;
  const { path, groups } = parsePattern(pattern);
  const seen = new Set<string>();
  for (const filling of fillingsOf(groups)) {
    const sample = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => filling.get(name) ?? '');
    if (!seen.has(sample) && own.test(sample)) yield sample;
    seen.add(sample);
  }
}

function* fillingsOf(groups: Pattern['groups']): Iterable<ReadonlyMap<string, string>> {
  for (const value of values) yield new Map(groups.map(({ name }) => [name, value]));
  // Groups that accept different values get the first ones that each of them accepts.
  const fitting = groups.map(({ name, expression }) => {
    const expected = compiled(`^(?:${expression})$`, 'i');
    return [name, values.filter((value) => expected?.test(value))] as const;
  });
  for (const index of values.keys())
    yield new Map(fitting.map(([name, fits]) => [name, fits[index % fits.length] ?? '']));
}
