import { compiled } from '../../../runtime/schema/text/backtracking.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import { compilePattern, parsePattern } from '../../lower/pattern.ts';
import type { Pattern } from '../../lower/pattern.ts';
import { servedRoutes } from '../routes.ts';
import type { Outside } from '../rule.ts';
import type { ServedRoute } from '../routes.ts';

/** A route that an earlier, wider one always takes the requests of. */
export function* shadowedRoute(project: Outside): Iterable<Diagnostic> {
  const earlier = new Earlier();
  for (const route of servedRoutes(project)) {
    const { method, pattern, span, isShadowed } = route;
    const wider = isShadowed ? null : earlier.serving(route, samplesOf(pattern));
    if (wider !== null)
      yield diagnose('routes/shadowed', span(), { method, route: pattern, first: wider });
    earlier.add(route);
  }
}

/**
 * The routes so far, by how they begin: of thousands only a few can take a request, and those that begin with a
 * group.
 */
class Earlier {
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

  /** The pattern of the first route, unlike this one, that takes all of its samples; `null` where it has none. */
  serving(route: ServedRoute, samples: Iterable<string>): string | null {
    let wider: readonly Candidate[] | null = null;
    for (const sample of samples) {
      wider = (wider ?? this.#like(route, sample)).filter(
        ({ expression }) => expression?.test(sample) === true,
      );
      // Nearly every route is told from all others by its first sample.
      if (wider.length === 0) return null;
    }
    return wider?.[0]?.pattern ?? null;
  }

  /** Those that may take the sample of a route, in their order. */
  #like({ method, namespace, pattern }: ServedRoute, sample: string): readonly Candidate[] {
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

/** The first part of every route that the pattern matches; empty where it is not the same for all. */
function startOf(pattern: string): string {
  if (pattern.includes('|')) return '';
  return /^\/([\w-]+)(?:\/(?![?*{])|$)/.exec(pattern)?.[1]?.toLowerCase() ?? '';
}

function firstPart(route: string): string {
  return route.split('/')[1] ?? '';
}

/** What the groups of a pattern are tried with. */
const values = ['7', '42', 'a', 'zebra', 'a-b', 'a_b', 'a.b', 'a/b', 'a//b', 'é', 'a b', '%20'];

/** Routes that the pattern matches, each made with one of `values` in every group; made when they are asked for. */
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
  // A group that takes none of a kind is given its own first fitting value.
  const fitting = groups.map(({ name, expression }) => {
    const expected = compiled(`^(?:${expression})$`, 'i');
    return [name, values.filter((value) => expected?.test(value))] as const;
  });
  for (const index of values.keys())
    yield new Map(fitting.map(([name, fits]) => [name, fits[index % fits.length] ?? '']));
}
