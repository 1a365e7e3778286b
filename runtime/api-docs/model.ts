/** The parts of an OpenAPI document that the pages show. */

/** A schema of an OpenAPI document. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly deprecated?: boolean;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly required?: boolean;
  readonly schema?: Schema;
}

interface Media {
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly examples?: { readonly [name: string]: { readonly value?: unknown } };
}
type Content = { readonly [type: string]: Media };

export interface Response {
  readonly description?: string;
  readonly content?: Content;
  readonly headers?: { readonly [name: string]: unknown };
}

type Security = readonly { readonly [scheme: string]: readonly string[] }[];

interface OperationObject {
  readonly operationId?: string;
  readonly tags?: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Content; readonly required?: boolean };
  readonly responses?: { readonly [status: string]: Response };
  readonly security?: Security;
}

export interface SecurityScheme {
  readonly type: string;
  readonly scheme?: string;
  readonly description?: string;
  /** Where the API key of the type `apiKey` is sent, and under which name. */
  readonly in?: string;
  readonly name?: string;
}

/** An OpenAPI document as the generator writes it. */
export interface OpenApiDocument {
  readonly info?: {
    readonly title?: string;
    readonly version?: string;
    readonly description?: string;
  };
  readonly servers?: readonly { readonly url: string }[];
  readonly security?: Security;
  readonly tags?: readonly { readonly name: string; readonly description?: string }[];
  readonly paths?: { readonly [path: string]: { readonly [method: string]: OperationObject } };
  readonly components?: {
    readonly schemas?: { readonly [name: string]: Schema };
    readonly parameters?: { readonly [name: string]: Parameter };
    readonly responses?: { readonly [name: string]: Response };
    readonly securitySchemes?: { readonly [name: string]: SecurityScheme };
  };
}

/** An endpoint: one or several methods of a path that do the same. */
export interface Operation {
  readonly id: string;
  readonly methods: readonly string[];
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly isDeprecated: boolean;
  readonly parameters: readonly Parameter[];
  readonly body: {
    readonly type: string;
    readonly schema: Schema;
    readonly example?: unknown;
  } | null;
  readonly responses: readonly (Response & { readonly status: string })[];
  /** Whether a request without credentials is refused. */
  readonly needsLogin: boolean;
  /** The combinations of credentials that a request can have; those with cookies only if there are no others. */
  readonly credentials: readonly (readonly SecurityScheme[])[];
}

/** A resource and its endpoints: one page. */
export interface Resource {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** The content of the pages. */
export interface Model {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly resources: readonly Resource[];
  readonly schemes: readonly (SecurityScheme & { readonly key: string })[];
  /** Returns the schema that a reference names, or the schema itself. */
  resolve(schema: Schema): Schema;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Returns the model of a document. Operations without a tag belong to the resource `api`. */
export function readModel(document: OpenApiDocument): Model {
  const { info = {}, tags = [], components = {} } = document;
  const resources = new Map<string, { description: string; operations: Operation[] }>();
  for (const { name, description = '' } of tags)
    resources.set(name, { description, operations: [] });
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      const written = item[method];
      if (!written) continue;
      const operation = readOperation(path, method, written, document);
      const [tag = 'api'] = written.tags ?? [];
      const resource = resources.get(tag) ?? { description: '', operations: [] };
      resources.set(tag, resource);
      addOperation(resource.operations, operation);
    }
  }
  return {
    title: info.title ?? 'API',
    version: info.version ?? '',
    description: info.description ?? '',
    resources: [...resources]
      .filter(([, { operations }]) => operations.length > 0)
      .map(([name, resource]) => ({ name, ...resource }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    schemes: Object.entries(components.securitySchemes ?? {}).map(([key, scheme]) => ({
      key,
      ...scheme,
    })),
    resolve: (schema) => named(schema, components.schemas ?? {}),
  };
}

/** Adds an operation. The generator gives further methods of an endpoint the same ID with the method at its end. */
function addOperation(operations: Operation[], operation: Operation): void {
  const at = operations.findIndex(
    ({ id, path }) =>
      path === operation.path &&
      operation.methods.some((method) => operation.id === `${id}.${method.toLowerCase()}`),
  );
  const known = operations[at];
  if (known) operations[at] = { ...known, methods: [...known.methods, ...operation.methods] };
  else operations.push(operation);
}

function readOperation(
  path: string,
  method: string,
  written: OperationObject,
  { components = {}, security: common = [] }: OpenApiDocument,
): Operation {
  const { operationId: id = `${method}${path}`, security = common } = written;
  const { summary = id, description = '', parameters = [], responses = {} } = written;
  return {
    id,
    methods: [method.toUpperCase()],
    path,
    summary,
    description,
    isDeprecated: written.deprecated === true,
    parameters: parameters.map((parameter) => named(parameter, components.parameters ?? {})),
    body: readBody(written.requestBody?.content ?? {}),
    responses: Object.entries(responses)
      .filter(([status]) => status !== 'default')
      .map(([status, response]) => ({ status, ...named(response, components.responses ?? {}) })),
    credentials: readCredentials(security, components.securitySchemes ?? {}),
    needsLogin: security.length > 0 && security.every((all) => Object.keys(all).length > 0),
  };
}

function readBody(content: Content): Operation['body'] {
  const [first = '', media] = Object.entries(content)[0] ?? [];
  if (!media?.schema) return null;
  // An endpoint that accepts any type receives the bytes of a file.
  const type = content['*/*'] ? 'application/octet-stream' : first;
  const [example] = Object.values(media.examples ?? {});
  return { type, schema: media.schema, example: media.example ?? example?.value };
}

function readCredentials(
  security: Security,
  schemes: { readonly [key: string]: SecurityScheme },
): Operation['credentials'] {
  const combinations = security
    .map((all) => Object.keys(all).flatMap((key) => schemes[key] ?? []))
    .filter((all) => all.length > 0);
  const withoutCookies = combinations.filter((all) => all.every((each) => each.in !== 'cookie'));
  return withoutCookies.length > 0 ? withoutCookies : combinations;
}

/** Returns the named component, or the value itself if it is not a reference. */
function named<T extends object>(value: T, components: { readonly [name: string]: T }): T {
  return components[nameOf(value) ?? ''] ?? value;
}

/** Returns the last segment of a reference, `null` for a value that is none. */
export function nameOf(value: object): string | null {
  const ref = '$ref' in value ? value.$ref : undefined;
  return typeof ref === 'string' ? (ref.split('/').at(-1) ?? null) : null;
}
