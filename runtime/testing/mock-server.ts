import { kernelCallbacks } from '../schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../schema/types.ts';
import { createServer } from '../server/index.ts';
import type {
  EndpointDefinition,
  Registrar,
  RouteDefinition,
  Server,
  ServerSettings,
  ShapedEndpoint,
} from '../server/index.ts';
import { mockEndpoint } from './mock-endpoint.ts';
import type { ItemTable, ItemTables } from './tables.ts';

export interface MockOptions {
  /** The settings of the server; default `{ profile: 'plain', baseUrl: 'http://localhost' }`. */
  readonly settings?: Partial<ServerSettings>;
  /** Endpoints that answer something of their own, by name: `{ 'posts.get': { permission, handle } }`. */
  readonly endpoints?: { readonly [id: string]: ShapedEndpoint['endpoint'] };
}

/** What generated code registers routes with. */
type Register<Handlers, Callbacks> = (
  server: Registrar,
  handlers: Handlers,
  callbacks: Callbacks,
) => void;

/**
 * The service without a site: every operation checks its arguments and answers by the schema of its
 * items, with the status and the headers that the runtime gives it. Everybody may do everything, and
 * nothing is kept. Callbacks of the site are left out.
 */
export function mockServer<Handlers, Callbacks>(
  tables: ItemTables,
  register: Register<Handlers, Callbacks>,
  { settings = {}, endpoints = {} }: MockOptions = {},
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
      // Nothing is kept, so every item is where the path says.
      nested: undefined,
      endpoint: endpoints[id] ?? mockEndpoint(definition, shown),
    };
  };
  // Neither is called: handlers are replaced by their names, callbacks are left out.
  register(registrar, namedHandlers(tables) as Handlers, {} as Callbacks);
  return server;
}

/** Stands for the handler of an endpoint until it is replaced. */
class NamedEndpoint {
  readonly id: string;
  readonly table: ItemTable;

  constructor(id: string, table: ItemTable) {
    this.id = id;
    this.table = table;
  }
}

/** Handlers of every resource, whatever endpoints it has. */
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

/** Arguments whose callbacks are the kernel's alone. */
function withoutCallbacks(args: ArgDefinitions): ArgDefinitions {
  const isOwn = (callback: unknown): boolean =>
    typeof callback === 'string' && !Object.hasOwn(kernelCallbacks, callback);
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
