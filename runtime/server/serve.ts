import { isError } from '../errors/rest-error.ts';
import type { HeaderList } from '../http/header-list.ts';
import { refusalHeaders } from '../http/limits.ts';
import { saysAnything, toText } from '../schema/index.ts';
import { parseEmbed } from '../shape/embed.ts';
import { checkAuthentication } from './authentication.ts';
import { andThen } from './awaitable.ts';
import { JSON_TYPE, constantHeaders } from './constant-headers.ts';
import { dispatchBy, errorResponse } from './dispatch.ts';
import type { Awaitable } from './endpoint.ts';
import { envelope } from './envelope.ts';
import { failedResponse } from './failed.ts';
import { isJsonpEnabled, jsonpDisabled, jsonpError, jsonText } from './json-text.ts';
import { postDispatch } from './post-dispatch.ts';
import type { RestRequest } from './request.ts';
import { responseData } from './response-data.ts';
import { RestResponse } from './response.ts';
import { PreparedAnswer } from './served.ts';
import type { Served } from './served.ts';
import type { Server } from './server.ts';

/** Asked once status and headers of an answer stand; what is not `false` is sent in place of its data. */
export type PreServe = (response: RestResponse) => Awaitable<boolean | string | Uint8Array>;

/**
 * Serves a request from outside: authentication, dispatch, `Allow` and `_fields`, envelope, `preServe`,
 * links and embedding, text. What is thrown on the way becomes `internal_server_error`, status 500, or
 * `rest_unavailable`, status 503, when it tells that something is away.
 */
export function serve(
  server: Server,
  request: RestRequest,
  preServe: PreServe | null = null,
): Awaitable<Served> {
  const headers = constantHeaders(server, request);
  request.answerHeaders = headers;
  if (request.bodyError) headers.setLines(refusalHeaders(request.bodyError));
  const fail = (bug: unknown): Served => failed(server, request, bug);
  try {
    const served = run(server, request, headers, preServe);
    return served instanceof Promise ? served.catch(fail) : served;
  } catch (bug) {
    return fail(bug);
  }
}

/** The response to a request at which something was thrown. */
export function failed(server: Server, request: RestRequest, bug: unknown): Served {
  const headers = request.answerHeaders;
  headers.set('Content-Type', JSON_TYPE);
  return refuse(failedResponse(server, bug, request.id), headers);
}

function run(
  server: Server,
  request: RestRequest,
  headers: HeaderList,
  preServe: PreServe | null,
): Awaitable<Served> {
  const callback = jsonpCallback(request);
  if (callback !== null) {
    if (!isJsonpEnabled(server)) return refuse(jsonpDisabled(), headers);
    headers.set('Content-Type', 'application/javascript; charset=UTF-8');
    const refusal = jsonpError(callback);
    if (refusal) return refuse(refusal, headers);
  }

  const isOverridden = overrideMethod(request);
  return andThen(checkAuthentication(server, request), (authentication) => {
    const dispatched = isError(authentication)
      ? errorResponse(authentication)
      : dispatchBy(server, request);
    return andThen(dispatched, (response) =>
      andThen(postDispatch(server, response, request), (finished) => {
        const relations = embedOf(request);
        const asked = { callback, isOverridden, authentication, preServe, relations };
        return write(server, request, finished, asked);
      }),
    );
  });
}

/** How an answer is wanted, and what was found out about its request before that was dispatched. */
interface Asked {
  /** The function that JSONP calls; `null` for plain JSON. */
  readonly callback: unknown;
  /** Whether a header set its method. */
  readonly isOverridden: boolean;
  /** What the checks of who is asking said. */
  readonly authentication: unknown;
  readonly preServe: PreServe | null;
  /** What is embedded; `null` for nothing. */
  readonly relations: true | readonly string[] | null;
}

/** Writes a response with everything that the request wants in it. */
function write(
  server: Server,
  request: RestRequest,
  finished: RestResponse,
  asked: Asked,
): Awaitable<Served> {
  if (!Object.hasOwn(request.query, '_envelope'))
    return writeResponse(server, request, finished, asked);
  return andThen(envelope(server, finished, asked.relations, request), (data) =>
    writeResponse(server, request, new RestResponse(data), asked),
  );
}

function writeResponse(
  server: Server,
  request: RestRequest,
  response: RestResponse,
  asked: Asked,
): Awaitable<Served> {
  const headers = request.answerHeaders.setAll(response.headers);
  if (forbidsCaching(server, request, response.status, asked))
    for (const [name, value] of NO_CACHE) headers.set(name, value);
  if (!asked.preServe) return writeData(server, request, response, asked);
  return andThen(asked.preServe(response), (instead) =>
    instead === false
      ? writeData(server, request, response, asked)
      : silent(response, request.answerHeaders),
  );
}

function writeData(
  server: Server,
  request: RestRequest,
  response: RestResponse,
  { relations, callback }: Asked,
): Awaitable<Served> {
  const headers = request.answerHeaders;
  const isHead = request.method === 'HEAD';
  if (isHead && (response.stream || request.header('If-None-Match') === null))
    return silent(response, headers);

  if (response.stream) return { ...silent(response, headers), stream: response.stream };

  const isPretty = Object.hasOwn(request.query, '_pretty');
  const echoes = server.hooks.has('rest_pre_echo_response');
  if (relations === null && callback === null && !isPretty && !echoes && response.status !== 204) {
    const written = response.preparedText;
    if (written) return new PreparedAnswer(server, response, headers, { written, isHead });
  }

  return andThen(responseData(server, response, relations, request), (data) =>
    andThen(
      echoes ? server.hooks.filterRequest('rest_pre_echo_response', data, server, request) : data,
      (shown) => {
        if (response.status === 204 || shown === null || shown === undefined)
          return silent(response, headers);
        const { text, status, bug } = jsonText(shown, response.status, { isPretty, callback });
        if (bug !== null) server.onBug(bug, request.id);
        const written = { text, length: Buffer.byteLength(text) };
        if (isHead) return { ...silent(response, headers), status, written };
        return { status, headers, data: shown, text, written, response };
      },
    ),
  );
}

const NO_CACHE: readonly (readonly [string, string])[] = [
  ['Expires', 'Wed, 11 Jan 1984 05:00:00 GMT'],
  ['Cache-Control', 'no-cache, must-revalidate, max-age=0, no-store, private'],
];

function jsonpCallback({ query }: RestRequest): unknown {
  const callback = query['_jsonp'];
  return saysAnything(callback) ? callback : null;
}

/** Sets another method where the request asks for it. Whether a header did; a parameter wins over it. */
export function overrideMethod(request: RestRequest): boolean {
  const { query } = request;
  if (Object.hasOwn(query, '_method')) {
    request.method = toText(query['_method']);
    return false;
  }
  const method = request.header('x-http-method-override');
  if (method === null) return false;
  request.method = method;
  return true;
}

function embedOf({ query }: RestRequest): true | readonly string[] | null {
  return Object.hasOwn(query, '_embed') ? parseEmbed(query['_embed']) : null;
}

// What a method that was set by a header fails at must not be taken for the answer to the method that
// a cache saw on the wire.
function forbidsCaching(
  server: Server,
  request: RestRequest,
  status: number,
  { isOverridden, authentication }: Asked,
): boolean {
  const isNonceBad = isError(authentication) && authentication.code === 'rest_cookie_invalid_nonce';
  const { hooks } = server;
  const isKnown = request.user !== null;
  const wanted = hooks.has('rest_send_nocache_headers')
    ? hooks.filter('rest_send_nocache_headers', isKnown, request)
    : isKnown;
  return wanted || isNonceBad || (isOverridden && status >= 400 && status < 500);
}

function silent(response: RestResponse, headers: HeaderList): Served {
  return { status: response.status, headers, data: null, text: null, written: null, response };
}

/** Returns an error response with its headers, as it is written. */
export function refuse(response: RestResponse, headers: HeaderList): Served {
  const { status, data } = response;
  headers.setAll(response.headers);
  return { status, headers, data, text: JSON.stringify(data), written: null, response };
}
