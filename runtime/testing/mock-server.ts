import { kernelCallbackNames } from '../schema/index.ts';
import { usualStatus } from '../resource/index.ts';
import { isMap, own } from '../schema/values/containers.ts';
import type { ArgDefinition, ArgDefinitions, Schema } from '../schema/types.ts';
import { createServer, respond, RestError, RestResponse } from '../server/index.ts';
import type {
  EndpointDefinition,
  Registrar,
  RouteDefinition,
  Server,
  ServerSettings,
  ShapedEndpoint,
  Answers,
  HandlerRequest,
  UploadEndpoint,
} from '../server/index.ts';
import type { ItemTable, ItemTables } from './tables.ts';
import { fixtureOf, plainValue, isRight, isWhole } from './fixture.ts';

export interface MockOptions {
  /** The settings of the server; default `{ profile: 'plain', baseUrl: 'http://localhost' }`. */
  readonly settings?: Partial<ServerSettings>;
  /** Endpoints with own handlers, by name: `{ 'posts.get': { permission, handle } }`. */
  readonly endpoints?: { readonly [id: string]: ShapedEndpoint['endpoint'] };
  /** The messages of declared errors by code; names in braces stand for values of their data. */
  readonly messages?: Messages | undefined;
}

type Messages = { readonly [code: string]: string };

/** The generated function that registers routes. */
type Register<Handlers, Callbacks> = (
  server: Registrar,
  handlers: Handlers,
  callbacks: Callbacks,
) => void;

/**
 * Returns a server without handlers: every endpoint validates its arguments and responds with values of its schema, with
 * the status and headers of the runtime. Everything is permitted, nothing is stored, and callbacks of the site are not
 * called.
 */
export function mockServer<Handlers, Callbacks>(
  tables: ItemTables,
  register: Register<Handlers, Callbacks>,
  { settings = {}, endpoints = {}, messages = {} }: MockOptions = {},
): Server {
  const server = createServer({ name: () => 'Mock', ...settings });
  const registrar: Registrar = {
    core: server.core,
    registerRoute: (namespace, route, definition, override) =>
      server.registerRoute(namespace, route, mocked(definition), override),
  };
  const mocked = (definition: RouteDefinition): RouteDefinition => {
    if (!('endpoints' in definition)) return definition;
    return { ...definition, endpoints: definition.endpoints.map(mockedEndpoint) };
  };
  const mockedEndpoint = (definition: EndpointDefinition): EndpointDefinition => {
    if (!('endpoint' in definition) || !(definition.endpoint instanceof NamedEndpoint))
      return definition;
    const { id, table } = definition.endpoint;
    const { schema } = table;
    const shown = (): typeof schema => server.publicSchema(schema) as typeof schema; // filled in
    return {
      ...definition,
      ...(definition.args && { args: withoutCallbacks(definition.args) }),
      shape: { ...definition.shape, facts: undefined },
      // Nothing is stored, so every item belongs to the path.
      nested: undefined,
      endpoint: endpoints[id] ?? mockEndpoint(definition, shown, messages),
    };
  };
  // Neither is called: names replace the handlers, and callbacks are removed.
  register(registrar, namedHandlers(tables) as Handlers, {} as Callbacks);
  return server;
}

/** A placeholder for the handler of an endpoint. */
class NamedEndpoint {
  readonly id: string;
  readonly table: ItemTable;

  constructor(id: string, table: ItemTable) {
    this.id = id;
    this.table = table;
  }
}

/** Returns placeholders for the handlers of all resources. */
function namedHandlers(tables: ItemTables): object {
  const handlers = Object.entries(tables).map(([resource, table]): [string, object] => [
    resource,
    new Proxy(
      {},
      { get: (_, endpoint) => new NamedEndpoint(`${resource}.${String(endpoint)}`, table) },
    ),
  ]);
  return Object.fromEntries(handlers);
}

/** Removes the callbacks that are not part of the kernel. */
function withoutCallbacks(args: ArgDefinitions): ArgDefinitions {
  const isOwn = (callback: unknown): boolean =>
    typeof callback === 'string' && !kernelCallbackNames.includes(callback);
  const left = Object.entries(args).map(([name, given]): [string, ArgDefinition] => [
    name,
    {
      ...given,
      ...(isOwn(given.validate_callback) && { validate_callback: null }),
      ...(isOwn(given.sanitize_callback) && { sanitize_callback: null }),
    },
  ]);
  return Object.fromEntries(left);
}

type Item = { readonly [field: string]: unknown };

/** Returns the status in the header `Prefer: code=404`; `null` without one. */
function wanted({ request }: HandlerRequest<unknown>): number | null {
  const [, code] = /\bcode=(\d{3})\b/.exec(request.header('Prefer') ?? '') ?? [];
  return code === undefined ? null : Number(code);
}

/** Returns an endpoint that permits everything and responds with values of its schema. */
export function mockEndpoint(
  definition: Omit<ShapedEndpoint, 'endpoint'>,
  schema: () => Schema,
  messages: Messages = {},
): UploadEndpoint<unknown, unknown> {
  const { answers, answerSchema, media, responses, errors = {}, errorData = {} } = definition;
  const usual =
    definition.status ??
    usualStatus({ answers, ...(answerSchema && { answer_schema: answerSchema }) });
  const valueFor = (request: HandlerRequest<unknown>): unknown => {
    const value = answerSchema && fixtureOf(answerSchema);
    if (media !== undefined) return answerSchema ? [value, value] : 'text';
    return answerSchema ? value : responseOf(answers, schema(), request);
  };
  return {
    mayUpload: () => true,
    permission: () => true,
    handle: (request) => {
      const status = wanted(request) ?? usual;
      const [code] = Object.keys(errors).filter((each) => own(errors, each)?.includes(status));
      if (code !== undefined) {
        return errorOf(code, own(messages, code), own(errorData, code), status);
      }
      const reply = responses?.[status];
      if (!reply) return status === usual ? valueFor(request) : undeclared(status);
      const headers = Object.entries(reply.headers ?? {}).map(([name, header]) => [
        name,
        plainValue(header, name),
      ]);
      const body = reply.schema ? fixtureOf(reply.schema) : valueFor(request);
      return respond(status, body, Object.fromEntries(headers));
    },
  };
}

/** Returns a declared error. A name in its message that its data does not declare is a value of the data, too. */
function errorOf(
  code: string,
  message = `The declared error ${code}.`,
  declared: Schema | undefined,
  status: number,
): RestError {
  const data = new Map<string, unknown>(Object.entries(Object(declared && fixtureOf(declared))));
  const text = message.replaceAll(/\{([A-Za-z_]\w*)\}/g, (_, name: string) => {
    if (!data.has(name)) data.set(name, plainValue({ type: 'string' }, name));
    return String(data.get(name));
  });
  return new RestError(code, text, { ...Object.fromEntries(data), status });
}

/** Returns the response to a request for a status that the endpoint does not declare. */
function undeclared(wantedStatus: number): RestResponse {
  const message = `Prefer: the endpoint declares no response with the status ${wantedStatus}.`;
  const [code, status] = ['mock_undeclared_status', 400];
  const response = new RestResponse({ code, message, data: { status } }, { status });
  response.error = new RestError(code, message, { status });
  return response;
}

function responseOf(answers: Answers, schema: Schema, request: HandlerRequest<unknown>): unknown {
  const item = (number: number): Item => itemFor(schema, request, number);
  switch (answers) {
    case 'item':
    case 'created':
    case 'any':
      return item(1);
    case 'list':
      return [item(1), item(2)];
    case 'page':
      return { items: [item(1), item(2)], total: 2 };
    case 'map':
      return { one: item(1), two: item(2) };
    case 'deleted':
      return argsOf(request)['force'] === false ? item(1) : { deleted: true, previous: item(1) };
  }
}

/**
 * Returns an item with a value for each field: that of the request, or of the schema. Fields without a valid value are
 * left out.
 */
function itemFor(schema: Schema, request: HandlerRequest<unknown>, number: number): Item {
  const args = argsOf(request);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    // Null is a value, too. A BigInt is a text in schemas.
    const sent = typeof args[name] === 'bigint' ? String(args[name]) : args[name];
    const said = sent !== undefined ? sent : name === 'id' ? number : undefined;
    const isSaid = said !== undefined && isRight(said, property) && isWhole(said, property);
    const value = isSaid ? said : plainValue(property, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

function argsOf({ args }: HandlerRequest<unknown>): Item {
  return isMap(args) ? args : {};
}
