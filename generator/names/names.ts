import type { Api, Base, Endpoint, Resource } from '../model/api.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Settings } from '../config/settings.ts';
import { camel, pascal } from './identifiers.ts';
import { takenNames } from './taken.ts';

/** Every name that generated code uses; nothing else spells one. */
export interface Names {
  of(resource: Pick<Resource, 'name'>): ResourceNames;
  ofEndpoint(endpoint: Pick<Endpoint, 'id'>): EndpointNames;
  ofBase(base: Base): BaseNames;
  /** The constant of an argument set, by the set's name: `collectionArgs`. */
  ofSet(name: string): string;
  /** The type of an argument set: `CollectionArgs`. */
  ofSetType(name: string): string;
  /** The parse function of an argument set: `parseCollectionArgs`. */
  ofSetParser(name: string): string;
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
  readonly argTypes: string;
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
  /** `postViews` */
  readonly projections: string;
  /** `postLinks` */
  readonly links: string;
  /** `registerPostsRoutes` */
  readonly register: string;
}

export type ResourceFileName =
  'args' | 'contexts' | 'types' | 'handlers' | 'client' | 'schema' | 'routes';

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
  /** What it answers, where that is no item and the file says it: `RenderPostAnswer`. */
  readonly answerType: string;
  /** The argument definitions: `listPostsArgs`. */
  readonly args: string;
  /** The function that parses the arguments of a request: `parseListPostsArgs`. */
  readonly parse: string;
}

/** The types of the runtime that generated code names where a resource may have taken the name. */
const runtimeTypes = [
  ...(['Answer', 'ArgDefinitions', 'ArgSets', 'ArgsParser', 'Call'] as const),
  ...(['CallOptions', 'ContextTable', 'Deleted'] as const),
  ...(['Endpoint', 'FactsOf', 'InputOf', 'LinkTable', 'NestedEndpoint', 'Page'] as const),
  ...(['Registrar'] as const),
  ...(['SanitizeCallback', 'Server', 'Template', 'Transport', 'UploadEndpoint'] as const),
  ...(['UploadOptions', 'ValidateCallback'] as const),
] as const;
export type RuntimeType = (typeof runtimeTypes)[number];

/** Assigns every generated name. Two things that get one name are reported as a collision. */
export function assignNames(
  api: Api,
  settings: Settings,
): { names: Names; collisions: readonly Diagnostic[] } {
  const taken = takenNames(api, namesOf(api, settings, []));
  const renamed = runtimeTypes.filter((type) => taken.has(type));
  return { names: namesOf(api, settings, renamed), collisions: taken.collisions };
}

function namesOf(api: Api, settings: Settings, renamed: readonly RuntimeType[]): Names {
  const resources = new Map(api.resources.map((each) => [each.name, nameResource(each, settings)]));
  const endpoints = new Map(
    api.resources.flatMap((resource) =>
      resource.routes.flatMap((route) =>
        route.endpoints.map((each) => [each.id, nameEndpoint(resource, each)] as const),
      ),
    ),
  );
  return {
    of: ({ name }) => known(resources.get(name), name),
    ofEndpoint: ({ id }) => known(endpoints.get(id), id),
    ofBase: ({ name }) => ({
      file: `${settings.out}/bases/${name}.ts`,
      template: `${camel(name)}Base`,
    }),
    ofSet: (name) => `${camel(name)}Args`,
    ofSetType: (name) => `${pascal(name)}Args`,
    ofSetParser: (name) => `parse${pascal(name)}Args`,
    ofRuntime: (type) => (renamed.includes(type) ? `${type}Of` : type),
    renamed,
    modules: modulesOf(settings),
    settings,
  };
}

/** Where the files are that follow from all resources. */
function modulesOf({ out, handlers }: Settings): SharedModules {
  return {
    args: `${out}/shared/args.ts`,
    argTypes: `${out}/shared/types.ts`,
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

function nameResource(resource: Resource, settings: Settings): ResourceNames {
  const { name, singular } = resource;
  const item = pascal(singular);
  const plural = pascal(name);
  const one = camel(singular);
  const folder = `${settings.out}/${name}`;

  return {
    key: camel(name),
    folder,
    files: {
      args: `${folder}/args.ts`,
      contexts: `${folder}/contexts.ts`,
      types: `${folder}/types.ts`,
      handlers: `${folder}/handlers.ts`,
      client: `${folder}/client.ts`,
      schema: `${folder}/schema.ts`,
      routes: `${folder}/routes.ts`,
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
    projections: `${one}Views`,
    links: `${one}Links`,
    register: `register${plural}Routes`,
  };
}

const collectionVerbs: ReadonlySet<string> = new Set(['list']);

function nameEndpoint(resource: Resource, { name }: Endpoint): EndpointNames {
  const object = collectionVerbs.has(name) ? resource.name : resource.singular;
  const stem = pascal(name) + pascal(object);
  return {
    method: name,
    all: collectionVerbs.has(name) ? 'all' : `all${pascal(name)}`,
    argsType: `${stem}Args`,
    inputType: `${stem}Input`,
    errorType: `${stem}Error`,
    answerType: `${stem}Answer`,
    args: `${camel(stem)}Args`,
    parse: `parse${stem}Args`,
  };
}

function known<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`names: nothing named for ${name}`);
  return value;
}
