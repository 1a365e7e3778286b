import type { Api, ArgSet, Base, Endpoint, Resource } from '../model/api.ts';
import type { Diagnostic, Span } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Settings } from '../config/settings.ts';
import { camel, pascal, reservedWords } from './identifiers.ts';

/** Every name that generated code uses; nothing else spells one. */
export interface Names {
  of(resource: Pick<Resource, 'name'>): ResourceNames;
  ofEndpoint(endpoint: Pick<Endpoint, 'id'>): EndpointNames;
  ofBase(base: Base): BaseNames;
  /** The constant of an argument set, by the set's name: `collectionArgs`. */
  ofSet(name: string): string;
  /**
   * What generated code calls a type of the runtime: its own name, or `PageOf` for `Page` where a
   * resource's item is named like it.
   */
  ofRuntime(type: RuntimeType): string;
  /** The types of the runtime that generated code does not call by their own names. */
  readonly renamed: readonly RuntimeType[];
  /** Files that belong to no resource. */
  readonly modules: SharedModules;
  /** Where things are, and what the runtime is called. */
  readonly settings: Settings;
}

/** Paths from the project's root. */
export interface SharedModules {
  readonly args: string;
  readonly sets: string;
  readonly routes: string;
  readonly client: string;
  readonly callbacks: string;
  readonly openapi: string;
  readonly testing: string;
  readonly arbitraries: string;
  /** The callbacks that people write. */
  readonly siteCallbacks: string;
  /** Where the handlers of all resources come together. */
  readonly handlers: string;
}

export interface BaseNames {
  /** `generated/bases/post-type.ts` */
  readonly file: string;
  /** `postTypeBase` */
  readonly template: string;
}

export interface ResourceNames {
  /** Member of `handlers` and of `client`, and the handler file's constant: `menuItems`. */
  readonly key: string;
  /** `generated/menu-items` */
  readonly folder: string;
  /** Generated files, from the project's root: `generated/menu-items/args.ts`. */
  readonly files: { readonly [F in ResourceFileName]: string };
  /** `site/handlers/menu-items.ts` */
  readonly handlerFile: string;

  /** The whole item: `Post`. */
  readonly item: string;
  /** The item in one context: `view` → `PostView`. */
  readonly views: { readonly [context: string]: string };
  /** `PostFacts` */
  readonly facts: string;
  /** `PostsHandlers` */
  readonly handlers: string;
  /** `PostsClient` */
  readonly client: string;
  /** How the resource describes itself to the client: `Posts`; `SettingsResource` beside `Settings`. */
  readonly described: string;

  /** `postSchema` */
  readonly schema: string;
  /** `postContexts` */
  readonly contexts: string;
  /** `postFilters` */
  readonly filters: string;
  /** `postLinks` */
  readonly links: string;
}

export type ResourceFileName =
  'args' | 'contexts' | 'types' | 'handlers' | 'client' | 'schema' | 'links' | 'readers';

export interface EndpointNames {
  /** Method of the client and member of the handlers: `list`. */
  readonly method: string;
  /** Method of the client that goes through all pages: `all`, or `allRevisions` beside it. */
  readonly all: string;
  /** What the handler receives: `ListPostsArgs`. */
  readonly argsType: string;
  /** What a client may send: `ListPostsInput`. */
  readonly inputType: string;
  /** The codes of the errors that it may answer: `ListPostsError`. */
  readonly errorType: string;
  /** The argument definitions: `listPostsArgs`. */
  readonly args: string;
  /** The reader of the arguments of a request: `listPostsReader`. */
  readonly reader: string;
}

/** The types of the runtime that generated code names where a resource may have taken the name. */
const runtimeTypes = [
  ...(['Answer', 'ArgDefinition', 'ArgDefinitions', 'ArgSets', 'ArgsReader', 'Call'] as const),
  ...(['CallOptions', 'ContextFilter', 'ContextRule', 'ContextTable', 'Deleted'] as const),
  ...(['Endpoint', 'FactsOf', 'LinkTable', 'Page', 'Registrar', 'SanitizeCallback'] as const),
  ...(['Server', 'Template', 'Transport', 'UploadOptions', 'ValidateCallback'] as const),
] as const;
export type RuntimeType = (typeof runtimeTypes)[number];

/** Names that generated code takes for itself, and built-in ones that it relies on. */
const builtIn: ReadonlySet<string> = new Set([
  ...['Client', 'Handlers', 'Callbacks', 'Context', 'Relation', 'Promise', 'Partial', 'Readonly'],
  ...['Record', 'Array', 'Object', 'Pick', 'Omit', 'AsyncGenerator'],
]);

/** Assigns every generated name in one pass. Two things that want one name are a collision. */
export function assignNames(
  api: Api,
  settings: Settings,
): { names: Names; collisions: Diagnostic[] } {
  const taken = new Register(
    [],
    [
      ['batch', 'the client itself'],
      ...[...builtIn].map((name) => [name, 'generated code itself'] as const),
      ...[...reservedWords].map((name) => [name, 'the language itself'] as const),
    ],
  );
  const resources = new Map<string, ResourceNames>();
  const endpoints = new Map<string, EndpointNames>();
  const sets = new Map<string, string>();

  for (const set of api.argSets) sets.set(set.name, nameSet(set, taken));
  for (const resource of api.resources) {
    resources.set(resource.name, nameResource(resource, settings, taken));
    // Handlers and client have a member an endpoint; those of the two classes are taken.
    const members = new Register(taken.collisions, [['constructor', 'the language itself']]);
    if (Object.keys(resource.facts).length > 0) members.take('facts', 'the facts', resource);
    for (const endpoint of resource.routes.flatMap((route) => route.endpoints)) {
      const named = nameEndpoint(resource, endpoint, taken);
      endpoints.set(endpoint.id, named);
      members.take(endpoint.name, `the endpoint ${endpoint.id}`, endpoint);
      if (endpoint.answers === 'page')
        members.take(named.all, `all pages of ${endpoint.id}`, endpoint);
    }
  }

  const names: Names = {
    of: (resource) => known(resources.get(resource.name), resource.name),
    ofEndpoint: (endpoint) => known(endpoints.get(endpoint.id), endpoint.id),
    ofBase: ({ name }) => ({
      file: `${settings.out}/bases/${name}.ts`,
      template: `${camel(name)}Base`,
    }),
    ofSet: (name) => known(sets.get(name), name),
    ofRuntime: (type) => (taken.has(type) ? `${type}Of` : type),
    renamed: runtimeTypes.filter((type) => taken.has(type)),
    modules: modulesOf(settings),
    settings,
  };
  return { names, collisions: taken.collisions };
}

function modulesOf({ out, handlers }: Settings): SharedModules {
  return {
    args: `${out}/shared/args.ts`,
    sets: `${out}/shared/sets.ts`,
    routes: `${out}/routes.ts`,
    client: `${out}/client.ts`,
    callbacks: `${out}/callbacks.ts`,
    openapi: `${out}/openapi.json`,
    testing: `${out}/testing.ts`,
    arbitraries: `${out}/arbitraries.ts`,
    siteCallbacks: `${handlers}/callbacks.ts`,
    handlers: `${handlers}/index.ts`,
  };
}

function nameSet(set: ArgSet, taken: Register): string {
  const name = `${camel(set.name)}Args`;
  const first = set.args[0];
  if (first) taken.take(name, `the argument set "${set.name}"`, first);
  return name;
}

function nameResource(resource: Resource, settings: Settings, taken: Register): ResourceNames {
  const { name, singular } = resource;
  const item = pascal(singular);
  const plural = pascal(name);
  const one = camel(singular);
  const folder = `${settings.out}/${name}`;
  const owner = `the resource "${name}"`;

  const named: ResourceNames = {
    key: camel(name),
    folder,
    files: {
      args: `${folder}/args.ts`,
      contexts: `${folder}/contexts.ts`,
      types: `${folder}/types.ts`,
      handlers: `${folder}/handlers.ts`,
      client: `${folder}/client.ts`,
      schema: `${folder}/schema.ts`,
      links: `${folder}/links.ts`,
      readers: `${folder}/readers.ts`,
    },
    handlerFile: `${settings.handlers}/${name}.ts`,
    item,
    views: Object.fromEntries(
      resource.contexts.map(({ context }) => [context, item + pascal(context)]),
    ),
    facts: `${item}Facts`,
    handlers: `${plural}Handlers`,
    client: `${plural}Client`,
    // Of "settings" one is called like many.
    described: plural === item ? `${plural}Resource` : plural,
    schema: `${one}Schema`,
    contexts: `${one}Contexts`,
    filters: `${one}Filters`,
    links: `${one}Links`,
  };

  taken.take(named.key, owner, resource);
  taken.take(named.item, `the item of ${owner}`, resource);
  for (const [context, view] of Object.entries(named.views)) {
    taken.take(view, `the context "${context}" of ${owner}`, resource);
  }
  const { facts, handlers, client, described, schema, contexts, filters, links } = named;
  for (const other of [facts, handlers, client, described, schema, contexts, filters, links]) {
    taken.take(other, owner, resource);
  }
  return named;
}

const collectionVerbs: ReadonlySet<string> = new Set(['list']);

function nameEndpoint(resource: Resource, endpoint: Endpoint, taken: Register): EndpointNames {
  const { name, id } = endpoint;
  const object = collectionVerbs.has(name) ? resource.name : resource.singular;
  const stem = pascal(name) + pascal(object);
  const named: EndpointNames = {
    method: name,
    all: collectionVerbs.has(name) ? 'all' : `all${pascal(name)}`,
    argsType: `${stem}Args`,
    inputType: `${stem}Input`,
    errorType: `${stem}Error`,
    args: `${camel(stem)}Args`,
    reader: `${camel(stem)}Reader`,
  };
  const { argsType, inputType, errorType, args, reader } = named;
  for (const each of [argsType, inputType, errorType, args, reader])
    taken.take(each, `the endpoint ${id}`, endpoint);
  return named;
}

/** Who has taken which name. */
class Register {
  readonly collisions: Diagnostic[];
  readonly #owners = new Map<string, string>();

  constructor(collisions: Diagnostic[], reserved: Iterable<readonly [string, string]> = []) {
    this.collisions = collisions;
    for (const [name, owner] of reserved) this.#owners.set(name, owner);
  }

  /** Whether a resource has taken the name of a type of the runtime. */
  has(type: string): boolean {
    return this.#owners.has(type) && !builtIn.has(type);
  }

  /** Where the owner is written is asked for only when there is something to complain about. */
  take(name: string, owner: string, written: { readonly origin: Span }): void {
    const first = this.#owners.get(name);
    if (first === undefined) {
      this.#owners.set(name, owner);
      return;
    }
    const span = written.origin;
    // Two resources that share one name share several: the first says it all.
    if (
      this.collisions.some(
        (collision) => collision.span.start === span.start && collision.span.file === span.file,
      )
    )
      return;
    this.collisions.push(diagnose('names/collision', span, { name, first, second: owner }));
  }
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`names: nothing named for ${name}`);
  return value;
}
