import { compiled } from '../../../runtime/schema/patterns/structure.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { parsePattern } from '../../../runtime/resource/index.ts';
import { compilePattern } from '../../lower/pattern.ts';
import type { Pattern } from '../../../runtime/resource/index.ts';
import { servedRoutes } from '../walk.ts';

/** routes/shadowed: a route whose requests are all matched by an earlier route. */
export function* shadowedRoute(project: Project): Iterable<Diagnostic> {
  const earlier: Candidate[] = [];
  for (const { method, namespace, pattern, span, isShadowed } of servedRoutes(project)) {
    const group = JSON.stringify([method, namespace]);
    const others = earlier.filter((other) => other.group === group && other.pattern !== pattern);
    const first = isShadowed ? null : servingAll(samplesOf(pattern), others);
    if (first !== null)
      yield diagnose('routes/shadowed', span(), { method, route: pattern, first });
    earlier.push({ group, pattern, start: startOf(pattern), expression: compilePattern(pattern) });
  }
}

interface Candidate {
  /** Method and namespace. */
  readonly group: string;
  readonly pattern: string;
  readonly start: string;
  readonly expression: RegExp | null;
}

/** Returns the pattern of the first route that matches all samples; `null` if there is none. */
function servingAll(samples: Iterable<string>, routes: readonly Candidate[]): string | null {
  let left: readonly Candidate[] | null = null;
  for (const sample of samples) {
    const first = sample.split('/')[1]?.toLowerCase();
    left = (left ?? routes).filter(
      // Comparing the first segments is faster than running thousands of expressions.
      ({ start, expression }) => (start === '' || start === first) && expression?.test(sample),
    );
    if (left.length === 0) return null;
  }
  return left?.[0]?.pattern ?? null;
}

/** Returns the first segment of all paths that the pattern matches; empty if they differ. */
function startOf(pattern: string): string {
  if (pattern.includes('|')) return '';
  return /^\/([\w-]+)(?:\/(?![?*{])|$)/.exec(pattern)?.[1]?.toLowerCase() ?? '';
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
