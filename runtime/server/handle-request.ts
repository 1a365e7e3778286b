import { isError, RestError } from '../errors/rest-error.ts';
import { refusalHeaders } from '../http/limits.ts';
import type { BodyStream, WireRequest, WireResponse } from '../http/wire.ts';
import { isRedirect } from '../resource/index.ts';
import { isSet } from '../schema/index.ts';
import { parseEmbed } from '../shape/fields.ts';
import { checkArguments } from './arguments.ts';
import { returnedError } from './called.ts';
import { describeRoute } from './discovery.ts';
import {
  errorResponse,
  failedResponse,
  invalidHandler,
  responseOf,
  problemOf,
} from './failures.ts';
import { initialHeaders, JSON_TYPE, noCacheHeaders, PAST } from './initial-headers.ts';
import { jsonpCallback, jsonpRefusal, overrideMethod } from './legacy.ts';
import { checkAuthentication, methodsAt, permissionRefusal } from './permissions.ts';
import { bodyParts, receive, unreadOf } from './receive.ts';
import type { Match } from './registration.ts';
import { readAddress } from './addresses.ts';
import { RestRequest } from './request.ts';
import type { RequestParts } from './request.ts';
import { encodeJson, envelope, responseData } from './response-data.ts';
import { RestResponse } from './response.ts';
import type { Server } from './server.ts';
import { toWireResponse, withNoticeHeaders } from './wire-response.ts';
import type { HeaderList } from '../http/header-list.ts';
import type { Awaitable } from './endpoint.ts';

/*
 * A request, from the wire to the response:
 *
 *   handleRequest   parses the URL, authenticates, receives the body
 *   serve           checks the authentication, dispatches, writes the response as JSON
 *   dispatch        matches a route, parses the arguments
 *   runEndpoint     checks the permission, calls the handler, shapes its result
 *
 * Internal requests (4.8) start at `dispatch`.
 */

/** Returns the response to a request on the wire; `null` if its URL does not belong to the service. */
export async function handleRequest(
  server: Server,
  wire: WireRequest,
): Promise<WireResponse | null> {
  const { route, query, search, refusal } = readAddress(server, wire);
  // A service without a prefix does not respond to a path that no route matches.
  if (route === null || (server.protocol.prefix === '' && !server.routes.matchAny(route)))
    return null;
  if (refusal) return refuse(server, wire, route, refusal);

  const { id, method, headers, connection, ip: address } = wire;
  const { caller, user } = (await server.login?.identify(wire)) ?? NOBODY;
  const parts: RequestParts = {
    id,
    method,
    route,
    query,
    search,
    headers,
    user,
    caller,
    connection,
    address,
    isOwn: true,
    formDepth: server.settings.formDepth,
    wire,
  };
  const unread = unreadOf(wire);
  if (!unread) {
    const body = bodyParts(wire, wire.body, server);
    return await write(server, wire, new RestRequest(parts, body));
  }
  try {
    const received = await receive(server, wire, unread, parts);
    return await write(server, wire, new RestRequest(parts, received));
  } finally {
    // Removes the files that were not moved.
    await unread.dispose();
  }
}

const NOBODY = { caller: null, user: null };

/** Returns an error as the response to a request on the wire; `null` if its URL does not belong to the service. */
export async function refuseRequest(
  server: Server,
  wire: WireRequest,
  error: RestError,
): Promise<WireResponse | null> {
  const { route } = readAddress(server, wire);
  return route === null ? null : refuse(server, wire, route, error);
}

/** Responds to a request that is refused before its caller is known. */
function refuse(
  server: Server,
  wire: WireRequest,
  route: string,
  error: RestError,
): Promise<WireResponse> {
  const { id, method, headers, connection, ip: address } = wire;
  const request = new RestRequest({ id, method, route, headers, connection, address });
  request.responseHeaders = initialHeaders(server, request).setLines(refusalHeaders(error));
  return finish(server, wire, request, errorServed(server, errorResponse(error), request));
}

/** Serves a request; `rest_pre_serve_request` can replace the body. */
function write(server: Server, wire: WireRequest, request: RestRequest): Promise<WireResponse> {
  return withNoticeHeaders(server, async () => {
    let instead: PreServed | null = null;
    const served = await server.serve(request, (response) => {
      // A filter that throws is not called again with the error.
      instead = false;
      const found = preServed(server, request, response);
      if (found instanceof Promise) return found.then((late) => (instead = late));
      return (instead = found);
    });
    // Not called before: an early refusal, or a server class that serves by itself.
    return instead === null && served.isFinal !== true
      ? finish(server, wire, request, served)
      : toWireResponse(server, wire, request, served, instead ?? false);
  });
}

async function finish(
  server: Server,
  wire: WireRequest,
  request: RestRequest,
  served: Served,
): Promise<WireResponse> {
  try {
    const instead = await preServed(server, request, served.response);
    return toWireResponse(server, wire, request, served, instead);
  } catch (bug) {
    return toWireResponse(server, wire, request, failed(server, request, bug), false);
  }
}

function preServed(
  server: Server,
  request: RestRequest,
  response: RestResponse,
): Awaitable<PreServed> {
  return server.hooks.filterRequest('rest_pre_serve_request', false, response, request, server);
}

/** `false` to send the data of a response, `true` if nothing more is sent, otherwise the body to send. */
export type PreServed = boolean | string | Uint8Array;

/** Called once status and headers of a response are known. */
export type PreServe = (response: RestResponse) => Awaitable<PreServed>;

/** A response as it is written. */
export interface Served {
  readonly status: number;
  readonly headers: HeaderList;
  /** The data that `text` encodes. */
  readonly data: unknown;
  /** `null` without a body. */
  readonly text: string | null;
  /** The text, even if HEAD keeps it from being sent; `null` if it was not encoded. */
  readonly encoded: string | null;
  /** A body that is not JSON, sent in place of the text. */
  readonly stream?: BodyStream;
  /** Sent without `rest_pre_serve_request`, so without cross-origin headers: scripts load JSONP without them. */
  readonly isFinal?: boolean;
  readonly response: RestResponse;
}

/**
 * Serves an external request: authentication check, dispatch, `Allow` and `_fields`, envelope, links and embedding, JSON. A
 * thrown value becomes `internal_server_error`, status 500, or `rest_unavailable`, status 503.
 */
export async function serve(
  server: Server,
  request: RestRequest,
  preServe: PreServe | null = null,
): Promise<Served> {
  const headers = initialHeaders(server, request);
  request.responseHeaders = headers;
  if (request.bodyError) headers.setLines(refusalHeaders(request.bodyError));
  try {
    const { protocol } = server;
    const callback = protocol.jsonp ? jsonpCallback(request) : null;
    if (callback !== null) {
      const refusal = jsonpRefusal(server, callback, headers);
      if (refusal) return { ...errorServed(server, refusal, request), isFinal: true };
    }
    const isOverridden = protocol.methodOverride && overrideMethod(request);
    const authentication = await checkAuthentication(server, request);
    const dispatched = isError(authentication)
      ? errorResponse(authentication)
      : await server.dispatch(request);
    const response = await postDispatch(server, dispatched, request);
    const { query } = request;
    const relations = Object.hasOwn(query, '_embed') ? parseEmbed(query['_embed']) : null;
    const shown =
      protocol.envelope && Object.hasOwn(query, '_envelope')
        ? new RestResponse(await envelope(server, response, relations, request))
        : response;

    headers.setAll(shown.headers);
    const code = isError(authentication) ? authentication.code : null;
    // The response to an overridden method must not be cached for the method on the wire.
    const isMisleading = isOverridden && shown.status >= 400 && shown.status < 500;
    if (isOverridden) headers.set('Expires', PAST);
    const isForced = code === 'rest_cookie_invalid_nonce' || isMisleading;
    for (const [name, value] of noCacheHeaders(server, request, isForced)) headers.set(name, value);
    if (preServe && (await preServe(shown)) !== false) return withoutBody(shown, headers);
    return await writeData(server, request, shown, relations, callback);
  } catch (thrown) {
    return failed(server, request, thrown);
  }
}

/** Runs the filters after dispatch, of external requests and of those that are embedded: by default `Allow`, then `_fields`. */
export async function postDispatch(
  server: Server,
  response: RestResponse,
  request: RestRequest,
): Promise<RestResponse> {
  try {
    return responseOf(
      await server.hooks.filterRequest('rest_post_dispatch', response, server, request),
    );
  } catch (thrown) {
    return errorResponse(returnedError(thrown));
  }
}

/** Writes the data of a response with the embedded `relations`, as JSON or as a call of `callback`. */
async function writeData(
  server: Server,
  request: RestRequest,
  response: RestResponse,
  relations: true | readonly string[] | null,
  callback: unknown,
): Promise<Served> {
  const headers = request.responseHeaders;
  const isHead = request.method === 'HEAD';
  const isEmpty =
    response.status === 204 || (isRedirect(response.status) && response.data === null);
  if (isEmpty && !response.stream) headers.delete('Content-Type');
  // The body is only encoded for its entity tag, which the content API sends if the client has one.
  const isTagged = server.settings.profile === 'plain' || request.header('If-None-Match') !== null;
  if (isHead && (response.stream || !isTagged)) return withoutBody(response, headers);
  if (response.stream) return { ...withoutBody(response, headers), stream: response.stream };

  const data =
    problemOf(server, response, headers) ??
    (await responseData(server, response, relations, request));
  const shown = server.hooks.has('rest_pre_echo_response')
    ? await server.hooks.filterRequest('rest_pre_echo_response', data, server, request)
    : data;
  if (response.status === 204 || shown === null || shown === undefined)
    return withoutBody(response, headers);
  const { int64 } = server.settings;
  const isPretty = server.protocol.envelope && Object.hasOwn(request.query, '_pretty');
  const json = encodeJson(shown, { isPretty, int64 });
  const isEncoded = typeof json === 'string';
  if (!isEncoded) server.onBug(json, request.id);
  const status = isEncoded ? response.status : 500;
  const body = isEncoded ? json : unencodable(server, headers);
  const text = callback === null ? body : `/**/${String(callback)}(${body})`;
  return isHead
    ? { status, headers, data: null, text: null, encoded: text, response }
    : { status, headers, data: shown, text, encoded: text, response };
}

/** Returns the body of a response whose data JSON cannot encode. */
function unencodable(server: Server, headers: HeaderList): string {
  const response = errorResponse(
    new RestError('rest_encode_error', 'The response cannot be encoded as JSON.', { status: 500 }),
  );
  return JSON.stringify(problemOf(server, response, headers) ?? response.data);
}

function withoutBody(response: RestResponse, headers: HeaderList): Served {
  return { status: response.status, headers, data: null, text: null, encoded: null, response };
}

function errorServed(
  server: Server,
  response: RestResponse,
  { responseHeaders: headers }: RestRequest,
): Served {
  const { status } = response;
  headers.setAll(response.headers);
  const data = problemOf(server, response, headers) ?? response.data;
  return { status, headers, data, text: JSON.stringify(data), encoded: null, response };
}

/** Returns the response to a request whose code threw. */
function failed(server: Server, request: RestRequest, thrown: unknown): Served {
  request.responseHeaders.set('Content-Type', JSON_TYPE);
  return errorServed(server, failedResponse(server, thrown, request.id), request);
}

/**
 * Dispatches a request: match, required, validate, sanitize, permission, handler. An error becomes the response. The steps
 * after dispatch are skipped (4.8).
 */
export async function dispatch(server: Server, request: RestRequest): Promise<RestResponse> {
  const early = await preDispatch(server, request);
  if (isSet(early)) return responseOf(early);
  const match = server.routes.match(request);
  if (isError(match)) return unmatched(server, request, match);
  const error = match.endpoint.handle
    ? await checkArguments(request, match.endpoint, server.settings)
    : invalidHandler();
  return await runEndpoint(server, request, match, error);
}

/**
 * Returns the response to a request that no endpoint matches: 404, or for a path that has other methods 405 with all of them in
 * `Allow`. OPTIONS gets 204 with the methods that the caller may use.
 */
async function unmatched(
  { protocol, routes }: Server,
  request: RestRequest,
  error: RestError,
): Promise<RestResponse> {
  const matches = protocol.methodNotAllowed ? routes.matchAll(request.path) : [];
  if (matches.length === 0) return errorResponse(error);
  const isOptions = request.method === 'OPTIONS';
  const allow = [...(await methodsAt(matches, request, protocol, isOptions)), 'OPTIONS'].join(', ');
  if (isOptions) return new RestResponse(null, { status: 204, headers: { Allow: allow } });
  const message = `${request.method} is not allowed here. Allowed: ${allow}.`;
  const response = errorResponse(
    new RestError('rest_method_not_allowed', message, { status: 405 }),
  );
  return response.header('Allow', allow);
}

/** Returns what a filter responds in place of a route, such as the description for OPTIONS (4.1); `null` if no filter responds. */
export function preDispatch(server: Server, request: RestRequest): Awaitable<unknown> {
  return server.hooks.filterRequest('rest_pre_dispatch', null, server, request);
}

/** Checks the permission and calls the handler; neither with an error of the arguments. */
export async function runEndpoint(
  { hooks, aroundHandler }: Server,
  request: RestRequest,
  match: Match,
  error: RestError | null,
): Promise<RestResponse> {
  const { endpoint, route } = match;
  const before = hooks.has('rest_request_before_callbacks')
    ? await hooks.filterRequest('rest_request_before_callbacks', error, request)
    : error;
  let result: unknown = isError(before) ? before : await permissionRefusal(endpoint, request);
  if (result === null && hooks.has('rest_dispatch_request'))
    result = await hooks.filterRequest('rest_dispatch_request', null, request, route.route);
  try {
    result ??= await (aroundHandler
      ? aroundHandler(request, route.route, async () => endpoint.handle?.(request))
      : endpoint.handle?.(request));
  } catch (thrown) {
    result = returnedError(thrown);
  }
  if (result instanceof RestResponse) request.stream = result.stream;
  if (hooks.has('rest_request_after_callbacks'))
    result = await hooks.filterRequest('rest_request_after_callbacks', result, request);
  const response = responseOf(result);
  response.matchedRoute = route.route;
  if (endpoint.deprecation !== undefined) response.header('Deprecation', endpoint.deprecation);
  return response;
}

/**
 * Describes the first route that matches an OPTIONS request; with empty data if none does (4.1). The result of an
 * earlier filter is kept. Default filter of `rest_pre_dispatch` in servers with discovery.
 */
export function handleOptionsRequest(
  result: unknown,
  server: Server,
  request: RestRequest,
): unknown {
  return isSet(result) || request.method !== 'OPTIONS' ? result : describe(server, request);
}

async function describe(server: Server, request: RestRequest): Promise<RestResponse> {
  const match = server.routes.matchAny(request.path);
  if (!match) return new RestResponse([]);
  const { route, params } = match;
  const last = route.endpoints.at(-1);
  if (last) request.match(last, params);
  const response = new RestResponse(await describeRoute(server, route, 'help', request));
  response.matchedRoute = route.route;
  return response;
}
