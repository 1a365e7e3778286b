import type { Api, Endpoint, Resource, Route } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { hasParser } from './parse.ts';
import { outline } from './outline.ts';
import { block, id, inline, literal, member, ts } from './source.ts';
import type { Source } from './source.ts';

const page = outline('routes');

/** `generated/routes.ts`: every route, registered by the public registration function (2.3). */
export function emitRoutes(api: Api, names: Names): string {
  const imports = new Imports(names.modules.routes, names.settings);
  const server = imports.type(modules.server, 'Registrar', names.ofRuntime('Registrar'));
  const callbacks = imports.type(names.modules.callbacks, 'Callbacks');

  const handlers = api.resources.map((resource) => {
    const { key, files, handlers } = names.of(resource);
    return { name: id(key), type: imports.type(files.handlers, handlers) };
  });
  const routes = api.resources.flatMap((resource) => {
    const namespace = resource.namespace === null ? ts`server.core` : literal(resource.namespace);
    return resource.routes.map((route) => ({
      namespace,
      pattern: literal(route.pattern),
      definition: routeDefinition(resource, route, names, imports),
    }));
  });
  return page({ imports: imports.statements(), handlers, server, callbacks, routes });
}

function routeDefinition(resource: Resource, route: Route, names: Names, imports: Imports): Source {
  const { files, schema } = names.of(resource);
  const members: Source[] = [];
  if (route.showsSchema) members.push(member('schema', imports.value(files.schema, schema)));
  if (route.allowBatch) members.push(member('allow_batch', literal(route.allowBatch)));
  const endpoints = route.endpoints.map((endpoint) =>
    endpointDefinition(resource, route, endpoint, names, imports),
  );
  return block([...members, member('endpoints', endpoints)]);
}

function endpointDefinition(
  resource: Resource,
  { nested }: Route,
  endpoint: Endpoint,
  names: Names,
  imports: Imports,
): Source {
  const { key, files, contexts, projections, links } = names.of(resource);
  const { method, args, parse } = names.ofEndpoint(endpoint);
  const handlers = ts`handlers.${id(key)}`;

  const shape = [
    member('contexts', imports.value(files.contexts, contexts)),
    member('views', imports.value(files.contexts, projections)),
    member('links', imports.value(files.links, links)),
  ];
  if (resource.wholeFields.length > 0)
    shape.push(member('wholeFields', literal(resource.wholeFields)));
  if (Object.keys(resource.facts).length > 0) shape.push(member('facts', ts`${handlers}.facts`));

  return block([
    member('methods', literal(endpoint.methods.join(', '))),
    member('args', imports.value(files.args, args)),
    ...(hasParser(endpoint.args) ? [member('parse', imports.value(files.args, parse))] : []),
    member('endpoint', ts`${handlers}.${id(method)}`),
    member('answers', literal(endpoint.answers)),
    ...(endpoint.answer ? [member('answerSchema', literal(endpoint.answer.schema))] : []),
    member('context', literal(endpoint.context)),
    ...(endpoint.uploads ? [member('uploads', literal(true))] : []),
    ...(nested ? [member('nested', literal(nested))] : []),
    member('shape', inline(shape)),
    ts`callbacks`,
  ]);
}
