import { endpointsOf } from '../model/api.ts';
import type { Api, Base, Endpoint, NamedEnum, Resource } from '../model/api.ts';
import type { Settings } from '../config/settings.ts';
import { camel, pascal } from './identifiers.ts';
import { takenNames } from './taken.ts';

/** All names in generated code. */
export type Names = ReturnType<typeof namesOf>;

/** The types of the runtime that can have the name of an item. */
const runtimeTypes: readonly string[] = [
  ...['Answer', 'ArgDefinitions', 'ArgSets', 'ArgsParser', 'Call', 'CallOptions', 'ContextTable'],
  ...['Deleted', 'Endpoint', 'FactsOf', 'FilesEndpoint', 'FilesOptions', 'InputOf', 'LinkTable'],
  ...['NestedEndpoint', 'Page', 'PartialInputOf', 'RegisterRoutes', 'Registrar', 'Replies'],
  ...['SanitizeCallback', 'Server', 'Template', 'Transport', 'Upload', 'UploadEndpoint'],
  ...['UploadOptions', 'ValidateCallback'],
];

/** Assigns all names of generated code. Duplicate names are reported as collisions. */
export function assignNames(api: Api, settings: Settings) {
  const taken = takenNames(api, namesOf(api, settings, []));
  const renamed = runtimeTypes.filter((type) => taken.has(type));
  return { names: namesOf(api, settings, renamed), collisions: taken.collisions };
}

function namesOf(api: Api, settings: Settings, renamed: readonly string[]) {
  const resources = new Map(api.resources.map((each) => [each.name, nameResource(each, settings)]));
  const endpoints = new Map(
    api.resources.flatMap((resource) =>
      endpointsOf(resource).map((each) => [each.id, nameEndpoint(resource, each)] as const),
    ),
  );
  return {
    of: ({ name }: Pick<Resource, 'name'>) => known(resources, name),
    ofEndpoint: ({ id }: Pick<Endpoint, 'id'>) => known(endpoints, id),
    ofBase: ({ name }: Base) => ({
      file: `${settings.out}/bases/${name}.ts`,
      /** `postTypeBase` */
      template: `${camel(name)}Base`,
    }),
    /** The constructor of an error: `bookNotFound`. */
    ofError: (code: string) => camel(code),
    /** The constant of an argument set: `collectionArgs`. */
    ofSet: (set: string) => `${camel(set)}Args`,
    ofSetType: (set: string) => `${pascal(set)}Args`,
    ofSetParser: (set: string) => `parse${pascal(set)}Args`,
    /** The interfaces of a named type: in responses, and in requests. */
    ofType: typeNames,
    /** The constant of an `enum` with names: `BookBinding`. */
    ofEnum: ({ name }: NamedEnum) => pascal(name),
    /** The types of the runtime that are renamed in generated code, because an item has the same name. */
    renamed,
    modules: modulesOf(settings),
    settings,
  };
}

export function typeNames(type: string): { readonly answered: string; readonly sent: string } {
  return { answered: pascal(type), sent: `${pascal(type)}Input` };
}

function modulesOf({ out, handlers }: Settings) {
  return {
    args: `${out}/shared/args.ts`,
    argTypes: `${out}/shared/types.ts`,
    sets: `${out}/shared/sets.ts`,
    typeSchemas: `${out}/shared/schemas.ts`,
    enums: `${out}/enums.ts`,
    errors: `${out}/errors.ts`,
    routes: `${out}/routes.ts`,
    client: `${out}/client.ts`,
    callbacks: `${out}/callbacks.ts`,
    openapi: `${out}/openapi.json`,
    testing: `${out}/testing.ts`,
    arbitraries: `${out}/arbitraries.ts`,
    inputs: `${out}/inputs.ts`,
    /** The callbacks of the site. */
    siteCallbacks: `${handlers}/callbacks.ts`,
    /** The file that exports the handlers of all resources. */
    handlers: `${handlers}/index.ts`,
  };
}

function nameResource(resource: Resource, settings: Settings) {
  const { name, singular } = resource;
  const [item, plural, one] = [pascal(singular), pascal(name), camel(singular)];
  const folder = `${settings.out}/${name}`;
  return {
    /** Member of `handlers` and of `client`, and the handler file's constant: `menuItems`. */
    key: camel(name),
    /** Paths from the project's root. */
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
    /** The whole item: `Post`. */
    item,
    /** The item in one context: `view` → `PostView`. */
    view: (context: string) => item + pascal(context),
    facts: `${item}Facts`,
    handlers: `${plural}Handlers`,
    client: `${plural}Client`,
    /** The interface that describes the resource to the client. The singular of "settings" equals its plural. */
    described: plural === item ? `${plural}Resource` : plural,
    schema: `${one}Schema`,
    contexts: `${one}Contexts`,
    projections: `${one}Views`,
    links: `${one}Links`,
    register: `register${plural}Routes`,
  };
}

function nameEndpoint(resource: Resource, { name }: Endpoint) {
  const isList = name === 'list';
  const stem = pascal(name) + pascal(isList ? resource.name : resource.singular);
  return {
    /** Method of the client and member of the handlers: `list`. */
    method: name,
    /** Method of the client that iterates over all pages: `all` or `allRevisions`. */
    all: isList ? 'all' : `all${pascal(name)}`,
    /** The arguments of the handler: `ListPostsArgs`. */
    argsType: `${stem}Args`,
    /** The arguments of the client. */
    inputType: `${stem}Input`,
    errorType: `${stem}Error`,
    errorDataType: `${stem}ErrorData`,
    /** The response, if it is not an item: `RenderPostAnswer`. */
    answerType: `${stem}Answer`,
    /** The responses by status, if there are several: `CreateLoanResponses`. */
    responsesType: `${stem}Responses`,
    /** The argument definitions: `listPostsArgs`. */
    args: `${camel(stem)}Args`,
    parse: `parse${stem}Args`,
  };
}

function known<T>(names: ReadonlyMap<string, T>, key: string): T {
  const found = names.get(key);
  if (found === undefined) throw new Error(`names: nothing named for ${key}`);
  return found;
}
