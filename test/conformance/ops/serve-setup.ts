import { RestResponse, SiteLogin, createServer } from '../../../runtime/server/index.ts';
import type {
  Accounts,
  EndpointDefinition,
  PlainEndpoint,
  RestRequest,
  Server,
  ServerSettings,
  User,
} from '../../../runtime/server/index.ts';
import { Hooks } from '../../../runtime/hooks/index.ts';
import { listAt } from '../input.ts';
import type { CaseInput } from '../types.ts';
import { buildError } from './errors.ts';

type Map = { readonly [name: string]: unknown };

/** The site of the records. */
const SETTINGS = {
  profile: 'content-api',
  token: 'cms',
  baseUrl: '{base_url}',
  adminUrl: '{admin_url}',
  apiRel: '{api_rel}',
  helpUrl: '{help_url}',
  name: () => 'Oracle',
  description: () => 'A site to measure',
  gmtOffset: () => '0',
} satisfies ServerSettings;

/** A server with only the routes of a case, and the result of each registration. */
export function serverOf(input: CaseInput): { server: Server; registered: readonly boolean[] } {
  const hooks = new Hooks<Server>();
  // The records contain no descriptions, since their wording is free.
  hooks.on('rest_index', (response) => {
    if (isMap(response.data)) {
      const { description: _description, ...others } = response.data;
      response.data = others;
    }
    return response;
  });
  const server = createServer(SETTINGS, { hooks, login: LOGIN });
  const routes = input['routes'] === undefined ? [] : listAt(input, 'routes');
  return { server, registered: routes.map((route) => register(server, asMap(route))) };
}

/** The caller of a case; `null` (anonymous) for 0. */
export function userOf(role: unknown): User | null {
  if (role === undefined || role === 0 || role === null) return null;
  return { id: 1, login: String(role), can: () => role === 'admin' };
}

function register(server: Server, route: Map): boolean {
  const endpoints = listOf(route['endpoints']).map((endpoint) =>
    endpointOf(server, asMap(endpoint)),
  );
  const [first] = endpoints;
  const { namespace, schema, override } = route;
  const definition =
    route['single'] === true && first
      ? first
      : {
          endpoints,
          ...('args' in route && { args: argsOf(server, route['args']) }),
          ...('schema' in route && { schema: () => schema }),
          ...('allow_batch' in route && { allow_batch: route['allow_batch'] }),
        };
  return server.registerRoute(
    String(namespace),
    String(route['route']),
    definition,
    override === true,
  );
}

function endpointOf(server: Server, endpoint: Map): EndpointDefinition {
  const { callback, permission } = endpoint;
  const made: PlainEndpoint = {
    methods: endpoint['methods'] as string | undefined,
    callback: isUncallable(callback) ? null : behaviour(server, callback),
    args: argsOf(server, endpoint['args']),
    ...('permission' in endpoint && { permission_callback: behaviour(server, permission) }),
    ...('show_in_index' in endpoint && { show_in_index: Boolean(endpoint['show_in_index']) }),
    ...('allow_batch' in endpoint && { allow_batch: endpoint['allow_batch'] }),
  };
  return made;
}

function isUncallable(callback: unknown): boolean {
  return callback === undefined;
}

function argsOf(server: Server, args: unknown): NonNullable<PlainEndpoint['args']> {
  return Object.fromEntries(
    Object.entries(asMap(args)).map(([name, definition]) => [
      name,
      isMap(definition) ? argOf(server, definition) : definition,
    ]),
    // Some cases register invalid definitions on purpose.
  ) as NonNullable<PlainEndpoint['args']>;
}

function argOf(server: Server, definition: Map): Map {
  return Object.fromEntries(
    Object.entries(definition).map(([keyword, value]) => [
      keyword,
      keyword.endsWith('_callback') && isMap(value) ? behaviour(server, value) : value,
    ]),
  );
}

/** Returns the callback that a case describes as data. */
function behaviour(server: Server, description: unknown): (...args: readonly unknown[]) => unknown {
  if (!isMap(description) || Array.isArray(description)) return () => description;
  if ('returns' in description) return () => description['returns'];
  if ('error' in description) return () => buildError(listOf(description['error']));
  if ('response' in description) return () => responseOf(server, asMap(description['response']));
  if ('collection' in description)
    return () => listOf(description['collection']).map((item) => itemOf(server, asMap(item)));
  if ('echo' in description)
    return (request) => echo(request as RestRequest, String(description['echo']));
  return () => description;
}

function responseOf(server: Server, description: Map): RestResponse {
  const response = new RestResponse(description['data'] ?? null, {
    status: Number(description['status'] ?? 200),
    headers: asMap(description['headers']) as { [name: string]: string },
  });
  for (const link of listOf(description['links'] ?? []).map(asMap))
    response.addLink(String(link['rel']), hrefOf(server, link), asMap(link['attributes']));
  return response;
}

function itemOf(server: Server, description: Map): unknown {
  const links: { [rel: string]: unknown[] } = {};
  for (const link of listOf(description['links'] ?? []).map(asMap)) {
    const rel = String(link['rel']).replace('{api_rel}', 'cms:');
    (links[rel] ??= []).push({ ...asMap(link['attributes']), href: hrefOf(server, link) });
  }
  if (Object.keys(links).length === 0) return description['data'];
  const usesCurie = Object.keys(links).some((rel) => rel.startsWith('cms:'));
  return {
    ...asMap(description['data']),
    _links: { ...links, ...(usesCurie && { curies: [server.curie] }) },
  };
}

function hrefOf(server: Server, link: Map): string {
  const href = String(link['href']);
  return href.startsWith('/') ? server.restUrl(href) : href;
}

function echo(request: RestRequest, what: string): unknown {
  switch (what) {
    case 'params':
      return asPhp(request.getParams());
    case 'query':
      return asPhp(request.query);
    case 'body':
      return asPhp(request.body);
    case 'json':
      return request.json;
    case 'url':
      return asPhp(request.url);
    case 'defaults':
      return asPhp(request.defaults);
    case 'request': {
      const { method, route } = request;
      return { method, route, params: asPhp(request.getParams()) };
    }
    default:
      throw new TypeError(`case: nothing to echo at ${what}`);
  }
}

/** The reference system has one container type: a map with the positions of a list is a list. */
function asPhp(params: Map): unknown {
  const names = Object.keys(params);
  const isList = names.every((name, position) => name === String(position));
  return isList ? Object.values(params) : params;
}

const NOBODY: Accounts = {
  findById: async () => null,
  findByLoginOrEmail: async () => null,
  verifyPassword: async () => false,
  applicationPasswords: async () => [],
  recordUse: async () => undefined,
  applicationPasswordsAvailable: () => true,
};

const LOGIN = new SiteLogin(
  { ...SETTINGS, nonceSecret: 'of the conformance run' },
  { accounts: NOBODY },
);

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : Object.values(asMap(value));
}

export function asMap(value: unknown): Map {
  return isMap(value) ? value : {};
}

function isMap(value: unknown): value is Map {
  return typeof value === 'object' && value !== null;
}
