import { argEntries, contextsOf, definitionOf } from '../../runtime/resource/index.ts';
import { dependsOnResource, endpointEntries } from '../../runtime/resource/index.ts';
import type { ArgSpec, ArgsSpec, EndpointSpec, RouteSpec } from '../../runtime/resource/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { memoized } from '../collections.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import type { ArgSetFile, Project, ResourceFile, TypeFile } from '../load/project.ts';
import type { Path } from '../load/tree.ts';
import { fullPattern } from '../lower/pattern.ts';
import { methodsOf } from '../lower/resource.ts';

/** A place in a schema file. */
export interface Place<File = ResourceFile | ArgSetFile | TypeFile> {
  readonly file: File;
  readonly path: Path;
  /** Returns the position of the value at the place, or of one below it. */
  readonly at: (...steps: Path) => Span;
  /** Returns the position of the name of such a value. */
  readonly nameAt: (...steps: Path) => Span;
}

/** A schema somewhere in a file. */
export interface SchemaSite extends Place {
  readonly schema: Schema;
  /** The name in messages: `content.raw`. */
  readonly name: string;
  /** `argument`: a member of `args`; `alternative`: inherits the type of the schema around it. */
  readonly as: 'item' | 'property' | 'argument' | 'alternative' | 'inner';
  /** The enclosing schema, if there is one. */
  readonly around?: SchemaSite;
}

function placeIn<File extends Place['file']>(file: File, ...path: Path): Place<File> {
  const { places } = file;
  return {
    ...{ file, path },
    at: (...steps) => places.at([...path, ...steps]),
    nameAt: (...steps) => places.ofName([...path, ...steps]),
  };
}

/** Returns every schema of the project, outer schemas first. Most rules need them. */
export const schemasOf = memoized((project: Project): readonly SchemaSite[] => {
  const found: SchemaSite[] = [];
  for (const site of outerSchemas(project)) addWithInner(site, found);
  return found;
});

function* outerSchemas(project: Project): Iterable<SchemaSite> {
  for (const file of project.resources) yield* schemasOfItem(file);
  for (const file of project.types.values())
    yield { schema: file.spec.schema, name: file.name, as: 'inner', ...placeIn(file, 'schema') };
  yield* schemasOfErrors(project);
  for (const site of project.resources.flatMap(endpointsOf)) yield* schemasOfResponses(site);
  for (const { arg, ...site } of argsOf(project))
    yield { ...site, schema: definitionOf(arg, null), as: 'argument' };
}

function* schemasOfItem(file: ResourceFile): Iterable<SchemaSite> {
  const { schema: item, facts = {} } = file.spec;
  yield { schema: item, name: 'the item', as: 'item', ...placeIn(file, 'schema') };
  for (const [name, schema] of Object.entries(facts))
    yield { schema, name: `$${name}`, as: 'property', ...placeIn(file, 'facts', name) };
  for (const [name, { arg_options: options, answers }] of Object.entries(item.properties)) {
    const place = (...steps: Path) => placeIn(file, 'schema', 'properties', name, ...steps);
    // `accepts` is a keyword of schema files that the runtime types do not have.
    const { accepts } = (options ?? {}) as Pick<ArgSpec, 'accepts'>;
    if (accepts) yield { schema: accepts, name, as: 'inner', ...place('arg_options', 'accepts') };
    if (answers) yield { schema: answers, name, as: 'inner', ...place('answers') };
  }
}

function* schemasOfErrors({ aboutPlaces: places, about }: Project): Iterable<SchemaSite> {
  if (!places) return;
  for (const [code, declared] of Object.entries(about.errors ?? {}))
    for (const [name, schema] of Object.entries(('data' in declared && declared.data) || {})) {
      const file = { name: '', source: '', digest: '', spec: { schema }, schema, places };
      yield { schema, name, as: 'property', ...placeIn(file, 'errors', code, 'data', name) };
    }
}

function* schemasOfResponses({ endpoint, file, path }: EndpointSite): Iterable<SchemaSite> {
  const { answer_schema: answer, responses = {} } = endpoint;
  const place = (...steps: Path) => ({ as: 'inner', ...placeIn(file, ...path, ...steps) }) as const;
  if (answer) yield { schema: answer, name: 'the response', ...place('answer_schema') };
  for (const [status, { schema, headers = {} }] of Object.entries(responses)) {
    const ofStatus = place('responses', status, 'schema');
    if (schema) yield { schema, name: `the response ${status}`, ...ofStatus };
    for (const [name, header] of Object.entries(headers))
      yield { schema: header, name, ...place('responses', status, 'headers', name) };
  }
}

export function* argsOf(project: Project): Iterable<Place & { name: string; arg: ArgSpec }> {
  for (const file of project.argSets.values())
    for (const [name, arg] of Object.entries(file.spec.args))
      yield { name, arg, ...placeIn(file, 'args', name) };
  for (const { args, file, path } of argListsOf(project))
    for (const [name, arg] of argEntries(args))
      yield { name, arg, ...placeIn(file, ...path, name) };
}

export interface EndpointSite extends Place<ResourceFile> {
  readonly name: string;
  /** `comments.list` */
  readonly id: string;
  readonly endpoint: EndpointSpec;
  /** The key of its route. */
  readonly key: string;
  readonly route: RouteSpec;
}

export const endpointsOf = memoized((file: ResourceFile): readonly EndpointSite[] =>
  Object.entries(file.spec.routes).flatMap(([key, route]) =>
    endpointEntries(route).map(([name, endpoint]) => {
      const id = `${file.name}.${name}`;
      return { name, id, endpoint, key, route, ...placeIn(file, 'routes', key, name) };
    }),
  ),
);

/** Returns each method of each route, in the order of registration. The patterns have no slash at the end, which matches the same paths. */
export const servedRoutes = memoized(({ resources, argSets }: Project) => {
  const ordered = resources.toSorted((one, other) => (one.name < other.name ? -1 : 1));
  return ordered.flatMap(endpointsOf).flatMap(({ id, endpoint, key, route, file, nameAt }) => {
    const { namespace = null, base } = file.spec;
    const lists = [route.args, endpoint.args];
    const own = new Map(lists.flatMap(argEntries)).get('context');
    const included = lists
      .flatMap((args) => args?.$include ?? [])
      .flatMap((set) => argSets.get(set)?.spec.args['context'] ?? []);
    const asked = (own && definitionOf(own, null).enum?.map(String)) ?? [];
    const isOfResource = asked.length === 0 && included.some(dependsOnResource);
    return methodsOf(endpoint.methods).map((method) => ({
      ...{ resource: file.name, endpoint: id, method, namespace },
      pattern: fullPattern(base, key, route).replace(/(?<=.)\/$/, ''),
      isShadowed: route.shadowed ?? false,
      /** The contexts that a request can choose; empty if it cannot. */
      asks: isOfResource ? contextsOf(file.spec) : asked,
      span: () => nameAt(),
    }));
  });
});

/** Whether an endpoint of a resource accepts the properties of its items. */
export function acceptsItems(resource: ResourceFile): boolean {
  return endpointsOf(resource).some(({ endpoint: { args } }) => args?.$from === 'schema');
}

/** Returns every `args` of routes and endpoints. */
export function* argListsOf({
  resources,
}: Project): Iterable<Place<ResourceFile> & { args: ArgsSpec }> {
  for (const file of resources) {
    for (const [pattern, { args }] of Object.entries(file.spec.routes))
      if (args) yield { args, ...placeIn(file, 'routes', pattern, 'args') };
    for (const { endpoint, path } of endpointsOf(file))
      if (endpoint.args) yield { args: endpoint.args, ...placeIn(file, ...path, 'args') };
  }
}

function addWithInner(site: SchemaSite, found: SchemaSite[]): void {
  found.push(site);
  const { schema, name, file, path } = site;
  // A named type is checked in its own file.
  if (schema.$type !== undefined) return;
  const add = (inner: Schema, innerName: string, as: SchemaSite['as'], ...steps: Path) => {
    const place = placeIn(file, ...path, ...steps);
    addWithInner({ schema: inner, name: innerName, as, around: site, ...place }, found);
  };
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    const innerName = site.as === 'item' ? key : `${name}.${key}`;
    add(inner, innerName, 'property', 'properties', key);
  }
  for (const [key, inner] of Object.entries(schema.patternProperties ?? {}))
    add(inner, `${name}.*`, 'property', 'patternProperties', key);
  const { additionalProperties: others, items, prefixItems = [] } = schema;
  if (typeof others === 'object') add(others, `${name}.*`, 'property', 'additionalProperties');
  if (items) add(items, `${name}[]`, 'inner', 'items');
  for (const [index, inner] of prefixItems.entries())
    add(inner, `${name}[${index}]`, 'inner', 'prefixItems', index);
  for (const keyword of ['anyOf', 'oneOf'] as const)
    for (const [index, inner] of (schema[keyword] ?? []).entries())
      add(inner, name, 'alternative', keyword, index);
}

/** Returns the diagnostics of one kind of mistake. Rules do not depend on each other. */
export type Rule = (project: Project) => Iterable<Diagnostic> | AsyncIterable<Diagnostic>;

type SchemaRule = (site: SchemaSite) => Iterable<Diagnostic>;

/** Returns a rule that applies rules about one schema to every schema that is written out: not to names of types. */
export function forOwnSchemas(...rules: readonly SchemaRule[]): Rule {
  return forSchemas((site) =>
    site.schema.$type === undefined ? rules.flatMap((rule) => [...rule(site)]) : [],
  );
}

/** Returns a rule that applies rules about one schema to every schema. */
export function forSchemas(...rules: readonly SchemaRule[]): Rule {
  return function* (project) {
    for (const site of schemasOf(project)) for (const rule of rules) yield* rule(site);
  };
}
