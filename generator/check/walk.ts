import {
  argEntries,
  contextsOf,
  definitionOf,
  dependsOnResource,
  endpointEntries,
} from '../../runtime/resource/index.ts';
import type { ArgSpec, ArgsSpec, EndpointSpec, RouteSpec } from '../../runtime/resource/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { memoized } from '../collections.ts';
import type { Span } from '../diagnostics/diagnostic.ts';
import type { Places, Project, ResourceFile } from '../load/project.ts';
import type { Path } from '../load/tree.ts';
import { fullPattern } from '../lower/pattern.ts';
import { methodsOf } from '../lower/resource.ts';
import type { Method } from '../model/api.ts';

/** A schema somewhere in a file. */
export interface SchemaSite {
  readonly schema: Schema;
  /** The name in messages: `content.raw`. */
  readonly name: string;
  /** `argument`: a member of `args`; `alternative`: inherits the type of the schema around it. */
  readonly as: 'item' | 'property' | 'argument' | 'alternative' | 'inner';
  readonly path: Path;
  readonly places: Places;
  /** The enclosing schema, if there is one. */
  readonly around?: SchemaSite;
}

export interface ArgSite {
  readonly name: string;
  readonly arg: ArgSpec;
  readonly path: Path;
  readonly places: Places;
}

export interface ArgsSite {
  readonly args: ArgsSpec;
  readonly path: Path;
  readonly resource: ResourceFile;
}

/** Returns every schema of the project, outer schemas first. Most rules need them. */
export const schemasOf = memoized((project: Project): readonly SchemaSite[] => [...walk(project)]);

function* walk(project: Project): Iterable<SchemaSite> {
  for (const resource of project.resources) {
    const { spec, places } = resource;
    yield* within({ schema: spec.schema, name: 'the item', as: 'item', path: ['schema'], places });
    for (const [name, schema] of Object.entries(spec.facts ?? {})) {
      yield* within({ schema, name: `$${name}`, as: 'property', path: ['facts', name], places });
    }
    for (const [name, property] of Object.entries(spec.schema.properties)) {
      // `accepts` is a keyword of schema files that the runtime types do not have.
      const options = property.arg_options as Pick<ArgSpec, 'accepts'> | undefined;
      const path = ['schema', 'properties', name, 'arg_options', 'accepts'];
      if (options?.accepts)
        yield* within({ schema: options.accepts, name, as: 'inner', path, places });
      const answers = ['schema', 'properties', name, 'answers'];
      if (property.answers)
        yield* within({ schema: property.answers, name, as: 'inner', path: answers, places });
    }
  }
  for (const { schema, path, places } of answerSchemasOf(project))
    yield* within({ schema, name: 'the response', as: 'inner', path, places });
  for (const { name, arg, path, places } of argsOf(project)) {
    yield* within({ schema: definitionOf(arg, null), name, as: 'argument', path, places });
  }
}

export function* argsOf(project: Project): Iterable<ArgSite> {
  for (const { spec, places } of project.argSets.values()) {
    for (const [name, arg] of Object.entries(spec.args)) {
      yield { name, arg, path: ['args', name], places };
    }
  }
  for (const { args, path, resource } of argListsOf(project)) {
    for (const [name, arg] of argEntries(args)) {
      yield { name, arg, path: [...path, name], places: resource.places };
    }
  }
}

export interface EndpointSite {
  readonly name: string;
  readonly endpoint: EndpointSpec;
  /** The key of its route. */
  readonly key: string;
  readonly route: RouteSpec;
  readonly path: Path;
  readonly places: Places;
}

export function endpointsOf({ spec, places }: ResourceFile): EndpointSite[] {
  return Object.entries(spec.routes).flatMap(([key, route]) =>
    endpointEntries(route).map(([name, endpoint]) => {
      return { name, endpoint, key, route, path: ['routes', key, name], places };
    }),
  );
}

/** A route as it is registered, for one method. */
export interface ServedRoute {
  readonly resource: string;
  /** `comments.list` */
  readonly endpoint: string;
  readonly method: Method;
  /** `null` is the core namespace. */
  readonly namespace: string | null;
  /** With the base: `/comments/(?P<id>[\d]+)`. */
  readonly pattern: string;
  /** Whether the schema declares that an earlier route matches its requests. */
  readonly isShadowed: boolean;
  /** The contexts that a request can choose; empty if it cannot. */
  readonly asks: readonly string[];
  readonly span: () => Span;
}

/** Returns each method of each route, in the order of registration. */
export function servedRoutes({ resources, argSets }: Project): ServedRoute[] {
  return resources.flatMap((file) =>
    endpointsOf(file).flatMap(({ name, endpoint, key, route, path, places }) => {
      const { namespace = null, base } = file.spec;
      const lists = [route.args, endpoint.args];
      const own = new Map(lists.flatMap(argEntries)).get('context');
      const included = lists
        .flatMap((args) => args?.$include ?? [])
        .flatMap((set) => argSets.get(set)?.spec.args['context'] ?? []);
      const asked = (own && definitionOf(own, null).enum?.map(String)) ?? [];
      const isOfResource = asked.length === 0 && included.some(dependsOnResource);
      return methodsOf(endpoint.methods).map((method) => ({
        ...{ resource: file.name, endpoint: `${file.name}.${name}`, method, namespace },
        pattern: fullPattern(base, key, route),
        isShadowed: route.shadowed ?? false,
        asks: isOfResource ? contextsOf(file.spec) : asked,
        span: () => places.ofName(path),
      }));
    }),
  );
}

/** Whether an endpoint of a resource accepts the properties of its items. */
export function acceptsItems(resource: ResourceFile): boolean {
  return endpointsOf(resource).some(({ endpoint: { args } }) => args?.$from === 'schema');
}

export function* argListsOf(project: Project): Iterable<ArgsSite> {
  for (const resource of project.resources) {
    for (const [pattern, { args }] of Object.entries(resource.spec.routes))
      if (args) yield { args, path: ['routes', pattern, 'args'], resource };
    for (const { endpoint, path } of endpointsOf(resource))
      if (endpoint.args) yield { args: endpoint.args, path: [...path, 'args'], resource };
  }
}

function* answerSchemasOf(
  project: Project,
): Iterable<Pick<SchemaSite, 'schema' | 'path' | 'places'>> {
  for (const { endpoint, path, places } of project.resources.flatMap(endpointsOf)) {
    const { answer_schema: schema } = endpoint;
    if (schema) yield { schema, path: [...path, 'answer_schema'], places };
  }
}

function* within(site: SchemaSite): Iterable<SchemaSite> {
  yield site;
  const { schema, name, path, places } = site;
  const below = (inner: Schema, innerName: string, as: SchemaSite['as'], ...steps: Path) =>
    within({ schema: inner, name: innerName, as, path: [...path, ...steps], places, around: site });

  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const innerName = site.as === 'item' ? key : `${name}.${key}`;
    yield* below(inner, innerName, 'property', 'properties', key);
  }
  for (const [key, inner] of Object.entries(schema.patternProperties ?? {})) {
    yield* below(inner, `${name}.*`, 'property', 'patternProperties', key);
  }
  const { additionalProperties: others, items } = schema;
  if (typeof others === 'object')
    yield* below(others, `${name}.*`, 'property', 'additionalProperties');
  if (items) yield* below(items, `${name}[]`, 'inner', 'items');
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    for (const [index, inner] of (schema[keyword] ?? []).entries()) {
      yield* below(inner, name, 'alternative', keyword, index);
    }
  }
}
