import { RestError } from '../errors/rest-error.ts';
import { reportMisuse } from '../errors/notices.ts';
import { clientSchema } from '../resource/index.ts';
import { copyOf, isSet, toText, type Schema } from '../schema/index.ts';
import { COPIED } from '../schema/endpoint-args.ts';
import { withoutNames } from '../schema/named-types.ts';
import { checkedSchema } from './definition-checks.ts';
import type { ArgRecord, EndpointRecord, RouteRecord } from './registration.ts';
import type { RestRequest } from './request.ts';
import { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** Returns the description of a route in the indexes; with `help` including its schema. `null` if it is hidden. */
export async function describeRoute(
  server: Server,
  route: RouteRecord,
  context: string,
  request: RestRequest,
): Promise<object | null> {
  // A hidden endpoint does not hide the other endpoints of its route.
  const shown = route.endpoints.filter(({ showInIndex }) => showInIndex);
  if (shown.every(({ methods }) => methods.length === 0)) return null;
  const schema = context === 'help' ? await schemaOf(server, route, request) : null;
  const path = route.route.replace(/\(\?P<(\w+?)>.*?\)/g, '{$1}');
  return {
    namespace: route.namespace,
    methods: shown.flatMap(({ methods }) => methods),
    endpoints: shown.map((endpoint) => describeEndpoint(route, endpoint)),
    ...(schema !== null && { schema }),
    ...(!path.includes('{') && {
      _links: { self: [{ href: server.restUrl(path, request.connection) }] },
    }),
  };
}

/** Returns the index of the service (4.1). */
export async function index(server: Server, request: RestRequest): Promise<RestResponse> {
  const { settings, hooks } = server;
  const [logo = 0, icon = 0] = [await settings.logo?.(), await settings.icon?.()];
  const response = new RestResponse({
    name: settings.name(),
    description: settings.description(),
    url: settings.baseUrl,
    home: settings.baseUrl,
    gmt_offset: settings.gmtOffset?.() ?? 0,
    timezone_string: settings.timezone?.() ?? '',
    namespaces: server.routes.namespaces,
    authentication: authenticationOf(server),
    routes: await describeRoutes(server, server.routes.all(), request),
    site_logo: logo,
    site_icon: icon,
    site_icon_url: (await settings.iconUrl?.()) ?? '',
  });
  if (settings.helpUrl !== undefined) response.addLink('help', settings.helpUrl);
  for (const [type, id] of Object.entries({ site_logo: logo, site_icon: icon })) {
    if (id === 0) continue;
    const href = server.restUrl(`/${server.core}/media/${id}`, request.connection);
    response.addLink(`${settings.apiRel}featuredmedia`, href, { embeddable: true, type });
  }
  return hooks.filterRequest('rest_index', response, request);
}

/** Returns the index of a namespace; `rest_invalid_namespace`, status 404, for an unknown one. */
export async function namespaceIndex(
  server: Server,
  request: RestRequest,
): Promise<RestResponse | RestError> {
  const namespace = toText(request.getParam('namespace'));
  const routes = server.routes.of(namespace);
  if (!routes)
    return new RestError('rest_invalid_namespace', 'Unknown namespace.', { status: 404 });
  const response = new RestResponse({
    namespace,
    routes: await describeRoutes(server, routes, request),
  });
  response.addLink('up', server.restUrl('/', request.connection));
  return server.hooks.filterRequest('rest_namespace_index', response, request);
}

async function describeRoutes(
  server: Server,
  routes: Iterable<RouteRecord>,
  request: RestRequest,
): Promise<object> {
  const context = toText(request.getParam('context') ?? 'view');
  const described: (readonly [string, object])[] = [];
  for (const route of routes) {
    const description = await describeRoute(server, route, context, request);
    if (description) described.push([route.route, description]);
  }
  return Object.fromEntries(described);
}

function describeEndpoint({ options }: RouteRecord, endpoint: EndpointRecord): object {
  const batch = endpoint.allowBatch ?? options.allow_batch;
  const args = endpoint.args.list.filter(({ definition }) => definition.show_in_index !== false);
  return {
    methods: [...endpoint.methods],
    ...(isSet(batch) && { allow_batch: copyOf(batch) }),
    args: Object.fromEntries(args.map((arg) => [arg.name, describeArgument(arg)])),
  };
}

/** The keywords of arguments that the indexes show: all keywords of the dialect (4.7). */
const ARGUMENT_KEYWORDS: ReadonlySet<string> = new Set(['default', ...COPIED]);

function describeArgument({ definition }: ArgRecord): object {
  // Filters may change the description; requests are validated by the registered definition.
  const shown: { [keyword: string]: unknown } = {};
  for (const [keyword, value] of Object.entries(withoutNames(definition)))
    if (ARGUMENT_KEYWORDS.has(keyword)) shown[keyword] = copyOf(value);
  return { ...shown, required: isSet(definition.required) };
}

async function schemaOf(
  server: Server,
  { options: { schema }, route, endpoints }: RouteRecord,
  { connection, id }: RestRequest,
): Promise<unknown> {
  const given: unknown =
    typeof schema === 'function'
      ? await madeSchema(server, schema as () => unknown, route, id) // called as registered
      : schema;
  if (given === null || given === undefined) return null;
  const shown = server.publicSchema(given, connection);
  // Some keywords of schema files are not for clients.
  const isOfFile = endpoints.some(({ response }) => response !== null);
  return copyOf(isOfFile ? clientSchema(withoutNames(shown as Schema)) : shown);
}

/** Returns the schema that a function returns; `null`, with a report, if it throws or returns another type. */
async function madeSchema(
  server: Server,
  make: () => unknown,
  route: string,
  requestId: string | null,
): Promise<unknown> {
  try {
    const made = await make();
    if (made === null || made === undefined) return null;
    const checked = checkedSchema(made);
    if ('value' in checked) return checked.value;
    reportMisuse('register_rest_route', `The schema of ${route} is omitted. ${checked.problem}`);
  } catch (bug) {
    // All descriptions are in one response: a schema that fails must not remove the others.
    server.onBug(bug, requestId);
  }
  return null;
}

function authenticationOf({ login, settings }: Server): object {
  if (login?.accounts.applicationPasswordsAvailable() !== true) return {};
  const authorization = `${settings.adminUrl}/authorize-application.php`;
  return { 'application-passwords': { endpoints: { authorization } } };
}
