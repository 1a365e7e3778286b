import { RestError, isError } from '../errors/rest-error.ts';
import { decodePath } from '../http/urls.ts';
import type { WireRequest } from '../http/wire.ts';
import { called } from './called.ts';
import type { Awaitable, HandlerRequest } from './endpoint.ts';
import { belongsToParents, nestingRefusal } from './nesting.ts';
import type { NestedItem } from './nesting.ts';
import type { EndpointRecord, RouteRecord } from './registration.ts';
import type { Protocol } from './protocol.ts';
import { RestRequest } from './request.ts';
import { filterFields, parseFields } from '../shape/fields.ts';
import type { RestResponse } from './response.ts';
import type { MatchedRoute } from './router.ts';
import type { Server } from './server.ts';

/** A permission that grants access to everyone. */
export function anyone(): boolean {
  return true;
}

/** A permission for callers who are logged in. */
export function loggedIn({ user }: HandlerRequest<unknown>): boolean {
  return user !== null;
}

/** A permission that grants access to everyone, except in these contexts, which require an authenticated caller. */
export function loggedInFor(
  ...contexts: readonly string[]
): (request: HandlerRequest<unknown>) => boolean {
  return ({ context, user }) => user !== null || !contexts.includes(context);
}

/** The error of a stub: `rest_not_implemented`, status 501. */
export function notImplemented(endpoint: string): RestError<'rest_not_implemented'> {
  return new RestError('rest_not_implemented', `${endpoint} is not implemented.`, {
    status: 501,
  });
}

/** Runs the authentication checks (5). An error stops the request. */
export function checkAuthentication(server: Server, request: RestRequest): unknown {
  return server.hooks.filterRequest('rest_authentication_errors', null, request, server);
}

/** Returns why the caller may not call an endpoint; `null` if access is granted. */
export async function permissionRefusal(
  { nestedItem, permission, failure }: EndpointRecord,
  request: RestRequest,
): Promise<RestError | null> {
  const misplaced = nestedItem ? await nestingRefusal(nestedItem, request) : null;
  if (misplaced) return misplaced;
  if (!permission) return null;
  const verdict = await called(() => permission(request));
  request.permission = verdict;
  if (failure && isError(verdict)) {
    const error = await failure(verdict, request);
    if (isError(error)) return error;
  }
  return refusalOf(verdict, request);
}

/** Returns the error that the result of a permission means: for `false` and nothing, 401, or 403 for a user (5.3); else `null`. */
export function refusalOf(verdict: unknown, { user }: RestRequest): RestError | null {
  if (isError(verdict)) return verdict;
  if (verdict !== false && verdict !== null && verdict !== undefined) return null;
  const message = user === null ? 'Authentication required.' : 'You are not allowed to do that.';
  return new RestError('rest_forbidden', message, { status: user === null ? 401 : 403 });
}

/**
 * Sets `Allow` to the methods of the matched route that the caller may use (4.2), except in embedded responses, whose
 * headers are not shown. Default filter of `rest_post_dispatch`.
 */
export function sendAllowHeader(
  response: RestResponse,
  server: Server,
  request: RestRequest,
): Awaitable<RestResponse> {
  const matched = request.isEmbedded ? null : response.matchedRoute;
  const route = matched === null ? null : server.routes.get(matched);
  if (!route) return response;
  const allow = (methods: readonly string[]): RestResponse =>
    methods.length > 0 ? response.header('Allow', methods.join(', ')) : response;
  const methods = methodsFor(route, request);
  return methods instanceof Promise ? methods.then(allow) : allow(methods);
}

/** Returns the methods of a route that the caller of a request may use. */
function methodsFor(route: RouteRecord, request: RestRequest): Awaitable<readonly string[]> {
  const granted = (verdicts: readonly unknown[]): readonly string[] => {
    const names: string[] = [];
    for (const [name, at] of route.deciding) if (verdicts[at] === true) names.push(name);
    return names;
  };
  const verdicts = route.endpoints.map((endpoint) => isEndpointAllowed(endpoint, request));
  return verdicts.some((verdict) => verdict instanceof Promise)
    ? Promise.all(verdicts).then(granted)
    : granted(verdicts);
}

/** Returns the methods of the routes that match a path, and HEAD with GET; with `isPermitted` those that the caller may use. */
export async function methodsAt(
  matches: readonly MatchedRoute[],
  request: RestRequest,
  { parameters }: Protocol,
  isPermitted: boolean,
): Promise<readonly string[]> {
  const methods = new Set<string>();
  const tried = new Set<string>();
  for (const { route, params } of matches) {
    const [last] = route.endpoints.slice(-1);
    if (isPermitted && last) request.match(last, params, parameters === 'location');
    const names = [...route.deciding.keys()];
    for (const name of isPermitted ? await methodsFor(route, request) : names) {
      // The first route that has a method serves it.
      if (tried.has(name)) continue;
      methods.add(name);
      if (name === 'GET') methods.add('HEAD');
    }
    for (const name of names) tried.add(name);
  }
  return [...methods];
}

/**
 * Returns the methods that the sender of a request may use at each route, as `Allow` has them after OPTIONS (4.2). The sender is
 * authenticated once, no handler runs, and permissions that read from a store share what they read.
 */
export async function allowedMethods(
  server: Server,
  wire: WireRequest,
  routes: readonly string[],
): Promise<readonly (readonly string[])[]> {
  const { headers, connection, ip: address } = wire;
  const identity = await server.login?.identify(wire);
  const parts = { method: 'OPTIONS', headers, connection, address, wire, ...identity };
  const outer = new RestRequest({ ...parts, route: routes[0] ?? '/' });
  if (isError(await checkAuthentication(server, outer))) return routes.map(() => []);
  const { user } = outer;
  return Promise.all(
    routes.map((route) => {
      const match = server.routes.matchAny(decodePath(route) ?? route);
      const request = new RestRequest({ ...parts, route, user, outer });
      const endpoint = match?.route.endpoints.at(-1);
      if (!match || !endpoint) return [];
      request.match(endpoint, match.params);
      return methodsFor(match.route, request);
    }),
  );
}

/** Reduces the data to what `_fields` names (4.4), except that of errors. Default filter of `rest_post_dispatch`. */
export function filterResponseFields(
  response: RestResponse,
  _server: Server,
  request: RestRequest,
): RestResponse {
  if (response.isError) return response;
  const requested = request.getParam('_fields');
  const fields = requested === null ? null : parseFields(requested);
  if (fields) response.data = filterFields(response.data, fields);
  return response;
}

function isEndpointAllowed(endpoint: EndpointRecord, request: RestRequest): Awaitable<boolean> {
  const { permission, nestedItem } = endpoint;
  if (!permission && !nestedItem) return true;
  // A write may have changed the state that its permission depends on (a deleted item): it is called again.
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && request.endpoint === endpoint && request.permission !== undefined)
    return request.permission === true;
  const failed = (thrown: unknown): boolean => {
    if (request.checkedFor === endpoint.args) throw thrown;
    // The permission expects other arguments than those of this request.
    return false;
  };
  try {
    const verdict = nestedItem
      ? verdictBelow(nestedItem, endpoint, request)
      : called(() => permission?.(request));
    return verdict instanceof Promise
      ? verdict.then((late) => late === true, failed)
      : verdict === true;
  } catch (thrown) {
    return failed(thrown);
  }
}

/** Returns the verdict on an item of a nested route. */
async function verdictBelow(
  nestedItem: NestedItem,
  { permission }: EndpointRecord,
  request: RestRequest,
): Promise<unknown> {
  const belongs = await belongsToParents(nestedItem, request);
  // An item of another parent has the `Allow` of an item that does not exist.
  if (belongs !== true) return belongs === false;
  return !permission || called(() => permission(request));
}
