import { argEntries } from '../../../runtime/resource/index.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic, Span } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project } from '../../load/project.ts';
import { parsePattern } from '../../../runtime/resource/index.ts';
import { fullPattern, writtenPattern } from '../../lower/pattern.ts';
import { methodsOf } from '../../lower/resource.ts';
import { schemeNames } from '../../lower/about.ts';
import { endpointsOf, servedRoutes } from '../walk.ts';
import type { EndpointSite, Rule } from '../walk.ts';

export const routeRules: readonly Rule[] = [
  duplicateEndpoint,
  routeParams,
  nestedRoute,
  idleAnswerSchema,
  idleUploads,
  noNamespace,
];

export const crossRouteRules: readonly Rule[] = [duplicateRoute, duplicateOperation, unknownScheme];

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
  const idOf = ({ file, name }: EndpointSite): string => `${file.name}.${name}`;
  const all = resources.flatMap(endpointsOf);
  const standard = all.filter(({ endpoint }) => !endpoint.operationId).map(idOf);
  const owners = new Map(standard.map((id) => [id, id]));
  for (const site of all) {
    const { operationId: operation } = site.endpoint;
    if (operation === undefined) continue;
    const first = owners.get(operation);
    owners.set(operation, idOf(site));
    if (first !== undefined)
      yield diagnose('routes/duplicate-operation', site.at('operationId'), { operation, first });
  }
}

/** routes/duplicate-endpoint: two endpoints of a resource with the same name. */
function* duplicateEndpoint({ resources }: Project): Iterable<Diagnostic> {
  for (const resource of resources) {
    const seen = new Set<string>();
    for (const { name: endpoint, nameAt } of endpointsOf(resource)) {
      if (seen.has(endpoint)) yield diagnose('routes/duplicate-endpoint', nameAt(), { endpoint });
      seen.add(endpoint);
    }
  }
}

/** routes/param-not-in-pattern, routes/undeclared-group: arguments of a route without a group, and groups without an argument. */
function* routeParams({ resources }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    for (const [key, route] of Object.entries(spec.routes)) {
      const pattern = writtenPattern(spec.base, key);
      const groups = groupsOf(spec.base, key, route);
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

function groupsOf(...route: Parameters<typeof fullPattern>): readonly string[] {
  return parsePattern(fullPattern(...route)).groups.map(({ name }) => name);
}

/** routes/no-namespace: an empty namespace in a content API. */
function* noNamespace({ resources, about }: Project): Iterable<Diagnostic> {
  if (about.profile === 'plain') return;
  for (const { spec, places } of resources)
    if (spec.namespace === '') yield diagnose('routes/no-namespace', places.at(['namespace']), {});
}

/** routes/unknown-parent, routes/no-child: nested routes whose parents are not groups with an argument, or without a group for the item. */
function* nestedRoute({ resources }: Project): Iterable<Diagnostic> {
  for (const { spec, places } of resources) {
    for (const [key, route] of Object.entries(spec.routes)) {
      const { nested, args } = route;
      if (!nested) continue;
      const { under } = nested;
      const path = ['routes', key, 'nested', 'under'];
      const pattern = writtenPattern(spec.base, key);
      const described = new Set(argEntries(args).map(([name]) => name));
      const groups = groupsOf(spec.base, key, route);
      const parents = groups.filter((name) => described.has(name));

      for (const [at, group] of under.entries()) {
        const values = { group, pattern, hint: hint(group, parents) };
        if (!parents.includes(group))
          yield diagnose('routes/unknown-parent', places.at([...path, at]), values);
      }
      if (groups.length > 0 && groups.every((group) => under.includes(group)))
        yield diagnose('routes/no-child', places.at(path), { pattern });
    }
  }
}

/** routes/idle-answer-schema: an `answer_schema` or `media` of an endpoint that responds with items. */
function* idleAnswerSchema(project: Project): Iterable<Diagnostic> {
  for (const { name, endpoint, nameAt } of project.resources.flatMap(endpointsOf)) {
    const { answers } = endpoint;
    for (const keyword of ['answer_schema', 'media'] as const)
      if (endpoint[keyword] !== undefined && answers !== 'any')
        yield diagnose('routes/idle-answer-schema', nameAt(keyword), { name, answers, keyword });
  }
}

/** routes/idle-uploads: `uploads` of an endpoint with a method without a request body. */
function* idleUploads(project: Project): Iterable<Diagnostic> {
  for (const { name, endpoint, at } of project.resources.flatMap(endpointsOf)) {
    const { methods, uploads } = endpoint;
    const method = methodsOf(methods).find((one) => one === 'GET' || one === 'DELETE');
    if (uploads === true && method !== undefined)
      yield diagnose('routes/idle-uploads', at('uploads'), { name, method });
  }
}

/** routes/unknown-scheme: a security scheme that schemas/api.json does not declare. */
function* unknownScheme({ about, aboutPlaces, resources }: Project): Iterable<Diagnostic> {
  const known = schemeNames(about);
  const unknownIn = function* (schemes: readonly string[] = [], at: (index: number) => Span) {
    for (const [index, scheme] of schemes.entries())
      if (!known.includes(scheme))
        yield diagnose('routes/unknown-scheme', at(index), { scheme, hint: hint(scheme, known) });
  };
  if (aboutPlaces) yield* unknownIn(about.security, (index) => aboutPlaces.at(['security', index]));
  for (const { endpoint, at } of resources.flatMap(endpointsOf))
    yield* unknownIn(endpoint.security, (index) => at('security', index));
}
