import { argEntries } from '../../../runtime/resource/index.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project } from '../../load/project.ts';
import { fullPattern, parsePattern, writtenPattern } from '../../lower/pattern.ts';
import { methodsOf } from '../../lower/resource.ts';
import { endpointsOf, servedRoutes } from '../walk.ts';
import type { Rule } from './rule.ts';

export const routeRules: readonly Rule[] = [
  duplicateEndpoint,
  routeParams,
  nestedRoute,
  idleAnswerSchema,
  idleUploads,
  noNamespace,
];

export const crossRouteRules: readonly Rule[] = [duplicateRoute, duplicateOperation];

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
  const all = resources.flatMap((resource) =>
    endpointsOf(resource).map((site) => ({ ...site, id: `${resource.name}.${site.name}` })),
  );
  const owners = new Map(
    all.flatMap(({ endpoint, id }) => (endpoint.operationId ? [] : [[id, id]])),
  );
  for (const { endpoint, id, path, places } of all) {
    const { operationId } = endpoint;
    if (operationId === undefined) continue;
    const first = owners.get(operationId);
    owners.set(operationId, id);
    const span = places.at([...path, 'operationId']);
    if (first !== undefined)
      yield diagnose('routes/duplicate-operation', span, { operation: operationId, first });
  }
}

/** routes/duplicate-endpoint: two endpoints of a resource with the same name. */
function* duplicateEndpoint({ resources }: Project): Iterable<Diagnostic> {
  for (const resource of resources) {
    const seen = new Set<string>();
    for (const { name: endpoint, path, places } of endpointsOf(resource)) {
      if (seen.has(endpoint))
        yield diagnose('routes/duplicate-endpoint', places.ofName(path), { endpoint });
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

      for (const [at, group] of under.entries())
        if (!parents.includes(group))
          yield diagnose('routes/unknown-parent', places.at([...path, at]), {
            group,
            pattern,
            hint: hint(group, parents),
          });
      if (groups.length > 0 && groups.every((group) => under.includes(group)))
        yield diagnose('routes/no-child', places.at(path), { pattern });
    }
  }
}

/** routes/idle-answer-schema: an `answer_schema` of an endpoint that responds with items. */
function* idleAnswerSchema(project: Project): Iterable<Diagnostic> {
  for (const { name, endpoint, path, places } of project.resources.flatMap(endpointsOf)) {
    const { answers, answer_schema: schema } = endpoint;
    if (schema === undefined || answers === 'any') continue;
    const span = places.ofName([...path, 'answer_schema']);
    yield diagnose('routes/idle-answer-schema', span, { name, answers });
  }
}

/** routes/idle-uploads: `uploads` of an endpoint with a method without a request body. */
function* idleUploads(project: Project): Iterable<Diagnostic> {
  for (const { name, endpoint, path, places } of project.resources.flatMap(endpointsOf)) {
    const { methods, uploads } = endpoint;
    const method = methodsOf(methods).find((one) => one === 'GET' || one === 'DELETE');
    if (uploads !== true || method === undefined) continue;
    yield diagnose('routes/idle-uploads', places.at([...path, 'uploads']), { name, method });
  }
}
