import type { Api, Base, Endpoint, Resource } from '../model/api.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Settings } from '../config/settings.ts';
import { camel, pascal } from './identifiers.ts';
import { takenNames } from './taken.ts';

/** All names in generated code. */
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
   * Returns the name of a type of the runtime in generated code: its own, or `PageOf` for `Page` if an item has the same
   * name.
   */
  ofRuntime(type: RuntimeType): string;
  /** The types of the runtime that are renamed in generated code. */
  readonly renamed: readonly RuntimeType[];
  /** Files that do not belong to a resource. */
  readonly modules: SharedModules;
  /** The configuration of the project. */
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
  /** The callbacks of the site. */
  readonly siteCallbacks: string;
  /** The file that exports the handlers of all resources. */
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
  /** The interface that describes the resource to the client: `Posts`, or `SettingsResource` if the item is `Settings`. */
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
  /** Method of the client that iterates over all pages: `all` or `allRevisions`. */
  readonly all: string;
  /** The arguments of the handler: `ListPostsArgs`. */
  readonly argsType: string;
  /** The arguments of the client: `ListPostsInput`. */
  readonly inputType: string;
  /** The error codes: `ListPostsError`. */
  readonly errorType: string;
  /** The response, if it is not an item: `RenderPostAnswer`. */
  readonly answerType: string;
  /** The argument definitions: `listPostsArgs`. */
  readonly args: string;
  /** The function that parses the arguments of a request: `parseListPostsArgs`. */
  readonly parse: string;
}

/** The types of the runtime that can have the name of an item. */
const runtimeTypes = [
  ...(['Answer', 'ArgDefinitions', 'ArgSets', 'ArgsParser', 'Call'] as const),
  ...(['CallOptions', 'ContextTable', 'Deleted'] as const),
  ...(['Endpoint', 'FactsOf', 'InputOf', 'LinkTable', 'NestedEndpoint', 'Page'] as const),
  ...(['PartialInputOf', 'RegisterRoutes', 'Registrar'] as const),
  ...(['SanitizeCallback', 'Server', 'Template', 'Transport', 'UploadEndpoint'] as const),
  ...(['UploadOptions', 'ValidateCallback'] as const),
] as const;
export type RuntimeType = (typeof runtimeTypes)[number];

/** Assigns all names of generated code. Duplicate names are reported as collisions. */
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

/** Returns the paths of files that do not belong to a resource. */
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
    // The singular of "settings" equals its plural.
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
