import { errorBody } from '../errors/body.ts';
import { RestError, isError } from '../errors/rest-error.ts';
import { saysAnything } from '../auth/cookie.ts';
import { forbidden } from '../auth/status.ts';
import { checkArguments } from './arguments.ts';
import { describeRoute } from './discovery.ts';
import type { EndpointRecord, Match } from './records.ts';
import type { RestRequest } from './request.ts';
import { RestResponse, ensureResponse } from './response.ts';
import type { Server } from './server.ts';

/**
 * Answers a request from the routes: match → required → validate → sanitize → permission → handle. An
 * error on the way is the answer. What comes after dispatch, it leaves out (4.8).
 */
export async function dispatch(server: Server, request: RestRequest): Promise<RestResponse> {
  const early = await beforeDispatch(server, request);
  if (early) return early;

  const match = server.routes.match(request);
  if (isError(match)) return errorResponse(match);
  const error = match.endpoint.handle
    ? await checkArguments(request, match.endpoint, server.settings)
    : invalidHandler();
  return respond(server, request, match, error);
}

/** What answers instead of a route: a filter, or the description of one for OPTIONS (4.1). */
export async function beforeDispatch(
  server: Server,
  request: RestRequest,
): Promise<RestResponse | null> {
  const result = await server.hooks.filterRequest('rest_pre_dispatch', null, server, request);
  return saysAnything(result) ? responseOf(result) : null;
}

/**
 * The help of the first route that matches an OPTIONS request; empty data when none does (4.1). What an
 * earlier filter answered stands. Stands itself at `rest_pre_dispatch`.
 */
export async function handleOptionsRequest(
  result: unknown,
  server: Server,
  request: RestRequest,
): Promise<unknown> {
  if (saysAnything(result) || request.method !== 'OPTIONS') return result;
  return describeMatch(server, request);
}

/** Asks for permission, then the handler. With an error of before neither is asked. */
export async function respond(
  server: Server,
  request: RestRequest,
  { route, endpoint }: Match,
  error: RestError | null,
): Promise<RestResponse> {
  const { hooks } = server;
  const before = hooks.has('rest_request_before_callbacks')
    ? await hooks.filterRequest('rest_request_before_callbacks', error, request)
    : error;
  const refusal = isError(before) ? before : await askPermission(endpoint, request);
  let result = refusal ?? (await handle(server, request, { route, endpoint }));
  if (hooks.has('rest_request_after_callbacks'))
    result = await hooks.filterRequest('rest_request_after_callbacks', result, request);
  const response = responseOf(result);
  response.matchedRoute = route.route;
  return response;
}

/** An error as a response (7.1). */
export function errorResponse(error: RestError): RestResponse {
  const { status, body } = errorBody(error);
  return new RestResponse(body, { status });
}

/** What a handler or a filter answered as a response. */
function responseOf(result: unknown): RestResponse {
  const ensured = ensureResponse(result);
  return isError(ensured) ? errorResponse(ensured) : ensured;
}

export function invalidHandler(): RestError {
  return new RestError('rest_invalid_handler', 'The handler of the route cannot be called.', {
    status: 500,
  });
}

// True-like values and zero let through, as run-time callbacks have long relied on.
async function askPermission(
  { permission }: EndpointRecord,
  request: RestRequest,
): Promise<RestError | null> {
  if (!permission) return null;
  const verdict = await permission(request);
  request.permission = verdict;
  if (isError(verdict)) return verdict;
  return verdict === false || verdict === null || verdict === undefined
    ? forbidden(request.user)
    : null;
}

async function handle(server: Server, request: RestRequest, match: Match): Promise<unknown> {
  const { hooks } = server;
  const { route, endpoint } = match;
  if (hooks.has('rest_dispatch_request')) {
    const result = await hooks.filterRequest('rest_dispatch_request', null, request, route.route);
    if (result !== null && result !== undefined) return result;
  }
  return endpoint.handle?.(request);
}

async function describeMatch(server: Server, request: RestRequest): Promise<RestResponse> {
  for (const { route, url } of server.routes.matchingAny(request.route)) {
    const last = route.endpoints.at(-1);
    if (last) request.match(last, url);
    const response = new RestResponse(await describeRoute(server, route, 'help', request));
    response.matchedRoute = route.route;
    return response;
  }
  return new RestResponse([]);
}
