import { errorBody } from '../errors/body.ts';
import { RestError, isError } from '../errors/rest-error.ts';
import { forbidden } from '../auth/status.ts';
import { saysAnything } from '../schema/index.ts';
import { checkArguments } from './arguments.ts';
import { andThen, called } from './awaitable.ts';
import { describeRoute } from './discovery.ts';
import type { Awaitable } from './endpoint.ts';
import type { Match } from './records.ts';
import type { RestRequest } from './request.ts';
import { RestResponse, ensureResponse } from './response.ts';
import type { Server } from './server.ts';

/**
 * Answers a request from the routes: match → required → validate → sanitize → permission → handle. An
 * error on the way is the answer. What comes after dispatch, it leaves out (4.8).
 */
export function dispatch(server: Server, request: RestRequest): Awaitable<RestResponse> {
  return andThen(
    beforeDispatch(server, request),
    (early) => early ?? answerFromRoutes(server, request),
  );
}

/** The same as the class of the server has it, which may be another one (1). */
export function dispatchBy(server: Server, request: RestRequest): Awaitable<RestResponse> {
  return server.hasOwnDispatch ? server.dispatch(request) : dispatch(server, request);
}

function answerFromRoutes(server: Server, request: RestRequest): Awaitable<RestResponse> {
  const match = server.routes.match(request);
  if (isError(match)) return errorResponse(match);
  const checked = match.endpoint.handle
    ? checkArguments(request, match.endpoint, server.settings)
    : invalidHandler();
  return andThen(checked, (error) => respond(server, request, match, error));
}

/** What answers instead of a route: a filter, or the description of one for OPTIONS (4.1). */
export function beforeDispatch(
  server: Server,
  request: RestRequest,
): Awaitable<RestResponse | null> {
  return andThen(
    server.hooks.filterRequest('rest_pre_dispatch', null, server, request),
    (result) => (saysAnything(result) ? responseOf(result) : null),
  );
}

/**
 * The help of the first route that matches an OPTIONS request; empty data when none does (4.1). What an
 * earlier filter answered stands. Stands itself at `rest_pre_dispatch`.
 */
export function handleOptionsRequest(
  result: unknown,
  server: Server,
  request: RestRequest,
): unknown {
  if (saysAnything(result) || request.method !== 'OPTIONS') return result;
  return describeMatch(server, request);
}

/** Asks for permission, then the handler. With an error of before neither is asked. */
export function respond(
  { hooks }: Server,
  request: RestRequest,
  match: Match,
  error: RestError | null,
): Awaitable<RestResponse> {
  const before = hooks.has('rest_request_before_callbacks')
    ? hooks.filterRequest('rest_request_before_callbacks', error, request)
    : error;
  return andThen(before, (found) =>
    andThen(isError(found) ? found : permit(match, request), (refusal) =>
      andThen(refusal ?? handle(hooks, request, match), (answered) => {
        const result = hooks.has('rest_request_after_callbacks')
          ? hooks.filterRequest('rest_request_after_callbacks', answered, request)
          : answered;
        return andThen(result, (last) => {
          const response = responseOf(last);
          response.matchedRoute = match.route.route;
          return response;
        });
      }),
    ),
  );
}

/** An error as a response (7.1). */
export function errorResponse(error: RestError): RestResponse {
  const { status, body } = errorBody(error);
  return new RestResponse(body, { status });
}

/** The result of a handler or of a filter as a response. */
export function responseOf(result: unknown): RestResponse {
  const ensured = ensureResponse(result);
  return isError(ensured) ? errorResponse(ensured) : ensured;
}

export function invalidHandler(): RestError {
  return new RestError('rest_invalid_handler', 'The route has no callable handler.', {
    status: 500,
  });
}

/** Returns the error of a nested item that does not belong to its parents, or of the permission; `null` if access is granted. */
function permit(match: Match, request: RestRequest): Awaitable<RestError | null> {
  const { nestedItem } = match.endpoint;
  if (!nestedItem) return permitted(match, request);
  return andThen(nestedItem.refusal(request), (error) => error ?? permitted(match, request));
}

function permitted({ endpoint }: Match, request: RestRequest): Awaitable<RestError | null> {
  const { permission } = endpoint;
  if (!permission) return null;
  return andThen(
    called(() => permission(request)),
    (verdict) => {
      const refusal = judge(verdict, request);
      if (!endpoint.failure || !isError(verdict)) return refusal;
      return andThen(endpoint.failure(verdict, request), (error) =>
        isError(error) ? error : refusal,
      );
    },
  );
}

// True-like values and zero let through, as run-time callbacks have long relied on.
function judge(verdict: unknown, request: RestRequest): RestError | null {
  request.permission = verdict;
  return refusalOf(verdict, request);
}

/** Returns the error that a verdict of a permission stands for; `null` when it grants access. */
export function refusalOf(verdict: unknown, { user }: RestRequest): RestError | null {
  if (isError(verdict)) return verdict;
  return verdict === false || verdict === null || verdict === undefined ? forbidden(user) : null;
}

function handle(hooks: Server['hooks'], request: RestRequest, { route, endpoint }: Match): unknown {
  if (!hooks.has('rest_dispatch_request')) return called(() => endpoint.handle?.(request));
  return andThen(
    hooks.filterRequest('rest_dispatch_request', null, request, route.route),
    (result) => result ?? called(() => endpoint.handle?.(request)),
  );
}

async function describeMatch(server: Server, request: RestRequest): Promise<RestResponse> {
  const match = server.routes.matchAny(request.path);
  if (!match) return new RestResponse([]);
  const { route, url } = match;
  const last = route.endpoints.at(-1);
  if (last) request.match(last, url);
  const response = new RestResponse(await describeRoute(server, route, 'help', request));
  response.matchedRoute = route.route;
  return response;
}
