import { argEntries, parsePattern } from '../../../runtime/resource/index.ts';
import { compiled } from '../../../runtime/schema/patterns/structure.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project } from '../../load/project.ts';
import type { Path } from '../../load/tree.ts';
import { compilePattern, fullPattern, writtenPattern } from '../../lower/pattern.ts';
import { commonCodes, schemeNames, schemesIn, wordedErrors } from '../../lower/about.ts';
import { endpointsOf, servedRoutes } from '../walk.ts';
import type { Rule } from '../walk.ts';

export const routeRules: readonly Rule[] = [duplicateEndpoint, routeGroups];

export const crossRouteRules: readonly Rule[] = [
  ...[duplicateRoute, duplicateOperation, unknownScheme, unknownError, shadowedRoute],
];

/** routes/duplicate: a method of a route with two endpoints, in one file or in two. */
function* duplicateRoute(project: Project): Iterable<Diagnostic> {
  const servedBy = new Map<string, string>();
  for (const { endpoint, method, namespace, pattern, span } of servedRoutes(project)) {
    const key = JSON.stringify([namespace, pattern, method]);
    const first = servedBy.get(key);
    if (first === undefined) servedBy.set(key, endpoint);
    else yield diagnose('routes/duplicate', span(), { method, route: pattern, first });
  }
}

/** routes/duplicate-operation: an `operationId` that another endpoint has, in its file or as its default. */
function* duplicateOperation({ resources }: Project): Iterable<Diagnostic> {
  const all = resources.flatMap(endpointsOf);
  const standard = all.filter(({ endpoint }) => !endpoint.operationId);
  const owners = new Map(standard.map(({ id }) => [id, id]));
  for (const { id, endpoint, at } of all) {
    const { operationId: operation } = endpoint;
    if (operation === undefined) continue;
    const first = owners.get(operation);
    owners.set(operation, id);
    if (first !== undefined)
      yield diagnose('routes/duplicate-operation', at('operationId'), { operation, first });
  }
}

/** routes/duplicate-endpoint: two endpoints of a resource with the same name. */
function* duplicateEndpoint({ resources }: Project): Iterable<Diagnostic> {
  const seen = new Set<string>();
  for (const { id, name: endpoint, nameAt } of resources.flatMap(endpointsOf)) {
    if (seen.has(id)) yield diagnose('routes/duplicate-endpoint', nameAt(), { endpoint });
    seen.add(id);
  }
}

/**
 * routes/param-not-in-pattern, routes/undeclared-group: arguments of a route without a group, and groups without an argument.
 * routes/unknown-parent, routes/no-child, routes/unknown-value: nested routes whose parents, item, or values of their 404 are not groups.
 * routes/no-namespace: an empty namespace in a content API.
 */
function* routeGroups({ resources, about }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    if (spec.namespace === '' && about.profile !== 'plain')
      yield diagnose('routes/no-namespace', places.at(['namespace']), {});
    for (const [key, route] of Object.entries(spec.routes)) {
      const pattern = writtenPattern(spec.base, key);
      const parsed = parsePattern(fullPattern(spec.base, key, route));
      const groups = parsed.groups.map(({ name }) => name);
      const args = argEntries(route.args).map(([name]) => name);

      for (const arg of args.filter((name) => !groups.includes(name))) {
        const values = { arg, pattern, hint: hint(arg, groups) };
        const at = places.ofName(['routes', key, 'args', arg]);
        yield diagnose('routes/param-not-in-pattern', at, values);
      }
      const span = places.ofName(['routes', key]);
      for (const group of groups.filter((name) => !args.includes(name)))
        yield diagnose('routes/undeclared-group', span, { group, pattern });
      if (!route.nested) continue;
      const { under, missing: code } = route.nested;
      const parents = groups.filter((name) => args.includes(name));
      const at = (...steps: (string | number)[]) => places.at(['routes', key, 'nested', ...steps]);
      for (const [index, group] of under.entries()) {
        const values = { group, pattern, hint: hint(group, parents) };
        if (!parents.includes(group))
          yield diagnose('routes/unknown-parent', at('under', index), values);
      }
      if (groups.length > 0 && groups.every((group) => under.includes(group)))
        yield diagnose('routes/no-child', at('under'), { pattern });
      const { placeholders = [], data = {} } = wordedErrors(about).get(code) ?? {};
      for (const name of new Set([...placeholders, ...Object.keys(data)]))
        if (!groups.includes(name) && data[name]?.optional !== true)
          yield diagnose('routes/unknown-value', at('missing'), { code, name, pattern });
    }
  }
}

/** routes/unknown-scheme: a security scheme that schemas/api.json does not declare. */
function* unknownScheme({ about, aboutPlaces, resources }: Project): Iterable<Diagnostic> {
  const known = schemeNames(about);
  const sites = resources.flatMap(endpointsOf).map(({ endpoint, at }) => ({ ...endpoint, at }));
  const all = [
    ...(aboutPlaces ? [{ ...about, at: (...path: Path) => aboutPlaces.at(path) }] : []),
    ...sites,
  ];
  for (const { security = [], at } of all)
    for (const [index, requirement] of security.entries())
      for (const scheme of schemesIn(requirement).filter((name) => !known.includes(name)))
        yield diagnose('routes/unknown-scheme', at('security', index), {
          scheme,
          hint: hint(scheme, known),
        });
}

/** routes/unknown-error: a code that is neither built in nor in the `errors` of schemas/api.json, if that file has any. */
function* unknownError({ about, resources }: Project): Iterable<Diagnostic> {
  if (!about.errors) return;
  const known = new Set([...Object.keys(about.errors), ...commonCodes]);
  for (const { endpoint, route, key, file, at } of resources.flatMap(endpointsOf)) {
    const named = (endpoint.errors ?? []).map(
      (code, index) => [code, at('errors', index)] as const,
    );
    const missing = file.places.at(['routes', key, 'nested', 'missing']);
    if (route.nested) named.push([route.nested.missing, missing]);
    for (const [code, span] of named)
      if (!known.has(code))
        yield diagnose('routes/unknown-error', span, { code, hint: hint(code, known) });
  }
}

/** routes/shadowed: a route whose requests are all matched by an earlier route. */
function* shadowedRoute(project: Project): Iterable<Diagnostic> {
  type Earlier = { pattern: string; start: string; expression: RegExp | null };
  const earlier = new Map<string, Earlier[]>();
  for (const { method, namespace, pattern, span, isShadowed } of servedRoutes(project)) {
    const group = JSON.stringify([method, namespace]);
    const served = earlier.get(group) ?? [];
    const start = startOf(pattern);
    // Comparing the first segments is faster than running thousands of expressions.
    const isElsewhere = (other: string): boolean => other !== '' && start !== '' && other !== start;
    const others = served.filter((other) => !isElsewhere(other.start) && other.pattern !== pattern);
    const samples = isShadowed || others.length === 0 ? [] : samplesOf(pattern);
    const first = others.find(({ expression }) => samples.every((path) => expression?.test(path)));
    if (first && samples.length > 0)
      yield diagnose('routes/shadowed', span(), { method, route: pattern, first: first.pattern });
    earlier.set(group, served);
    served.push({ pattern, start, expression: compilePattern(pattern) });
  }
}

/** Returns the first segment of all paths that the pattern matches; empty if they differ. */
function startOf(pattern: string): string {
  if (pattern.includes('|')) return '';
  return /^\/([\w-]+)(?:\/(?![?*{])|$)/.exec(pattern)?.[1]?.toLowerCase() ?? '';
}

const values = ['7', '42', 'a', 'zebra', 'a-b', 'a_b', 'a.b', 'a/b', 'a//b', 'é', 'a b', '%20'];

/** Returns paths that the pattern matches, with those of `values` that each group accepts. */
function samplesOf(pattern: string): readonly string[] {
  const { path, groups } = parsePattern(pattern);
  const accepted = new Map(
    groups.map(({ name, expression }) => {
      const expected = compiled(`^(?:${expression})$`, 'i');
      return [name, values.filter((value) => expected?.test(value))];
    }),
  );
  const samples = values.map((_, index) =>
    path.replaceAll(/\{(\w+)\}/g, (_group, name: string) => {
      const fitting = accepted.get(name) ?? [];
      return fitting[index % fitting.length] ?? '';
    }),
  );
  const own = compilePattern(pattern);
  return [...new Set(samples)].filter((sample) => own?.test(sample));
}
