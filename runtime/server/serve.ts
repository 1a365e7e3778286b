import { saysAnything } from '../auth/cookie.ts';
import { RestError, isError } from '../errors/rest-error.ts';
import { parseEmbed } from '../shape/embed.ts';
import { checkAuthentication } from './authentication.ts';
import { dispatch, errorResponse } from './dispatch.ts';
import { envelope } from './envelope.ts';
import { jsonpError, jsonText } from './json-text.ts';
import { postDispatch } from './post-dispatch.ts';
import type { RestRequest } from './request.ts';
import { responseData } from './response-data.ts';
import { RestResponse } from './response.ts';
import { PreparedAnswer } from './served.ts';
import type { Served } from './served.ts';
import type { Server } from './server.ts';

/**
 * Serves a request from outside: authentication, dispatch, `Allow` and `_fields`, envelope, links and
 * embedding, text. What is thrown on the way becomes `internal_server_error`, status 500.
 */
export async function serve(server: Server, request: RestRequest): Promise<Served> {
  const headers = constantHeaders(server, request);
  request.answerHeaders = headers;
  try {
    return await run(server, request, headers);
  } catch (bug) {
    server.onBug(bug, request.id);
    headers.set('Content-Type', JSON_TYPE);
    return refuse(errorResponse(broken(request)), headers);
  }
}

async function run(
  server: Server,
  request: RestRequest,
  headers: Map<string, string>,
): Promise<Served> {
  const callback = jsonpCallback(request);
  if (callback !== null) headers.set('Content-Type', 'application/javascript; charset=UTF-8');
  const refusal = callback === null ? null : jsonpError(server, callback);
  if (refusal) return refuse(refusal, headers);

  const isOverridden = overrideMethod(request);
  const authentication = await checkAuthentication(server, request);
  const dispatched = isError(authentication)
    ? errorResponse(authentication)
    : await dispatch(server, request);
  const finished = await postDispatch(server, dispatched, request);
  const relations = embedOf(request);
  const response = Object.hasOwn(request.query, '_envelope')
    ? new RestResponse(await envelope(server, finished, relations, request))
    : finished;

  for (const [name, value] of response.headers) headers.set(name, value);
  if (forbidsCaching(server, request, response.status, { isOverridden, authentication }))
    for (const [name, value] of NO_CACHE) headers.set(name, value);
  const isHead = request.method === 'HEAD';
  if (isHead && (response.stream || request.header('If-None-Match') === null))
    return silent(response, headers);

  if (response.stream) return { ...silent(response, headers), stream: response.stream };

  const isPretty = Object.hasOwn(request.query, '_pretty');
  const echoes = server.hooks.has('rest_pre_echo_response');
  if (relations === null && callback === null && !isPretty && !echoes && response.status !== 204) {
    const prepared = response.preparedText;
    if (prepared) return new PreparedAnswer(server, response, headers, { prepared, isHead });
  }

  const data = await responseData(server, response, relations, request);
  const shown = echoes
    ? await server.hooks.filterRequest('rest_pre_echo_response', data, server, request)
    : data;
  if (response.status === 204 || shown === null || shown === undefined)
    return silent(response, headers);
  const { text, status, bug } = jsonText(shown, response.status, { isPretty, callback });
  if (bug !== null) server.onBug(bug, request.id);
  if (isHead) return { ...silent(response, headers), status, unsent: text };
  return { status, headers, data: shown, text, response };
}

const JSON_TYPE = 'application/json; charset=UTF-8';

// It says nothing of what broke, but where that is written down.
function broken({ id }: RestRequest): RestError {
  return new RestError('internal_server_error', 'The service failed. This is a bug of it.', {
    status: 500,
    ...(id !== null && { request_id: id }),
  });
}

const NO_CACHE: readonly (readonly [string, string])[] = [
  ['Expires', 'Wed, 11 Jan 1984 05:00:00 GMT'],
  ['Cache-Control', 'no-cache, must-revalidate, max-age=0, no-store, private'],
];

/** The headers that every answer begins with. */
function constantHeaders(server: Server, { connection }: RestRequest): Map<string, string> {
  const root = server.restUrl('/', connection);
  const { hooks } = server;
  const isKept = !hooks.has('rest_exposed_cors_headers') && !hooks.has('rest_allowed_cors_headers');
  const known = isKept ? keptHeaders.get(server) : undefined;
  if (known?.root === root) return new Map(known.pairs);
  const pairs = makeHeaders(server, root);
  if (isKept) keptHeaders.set(server, { root, pairs });
  return new Map(pairs);
}

type Pairs = readonly (readonly [name: string, value: string])[];

// While nobody filters them, they are the same for everybody who asks for the same address.
const keptHeaders = new WeakMap<Server, { readonly root: string; readonly pairs: Pairs }>();

function makeHeaders({ hooks, settings }: Server, root: string): Pairs {
  const prefix = `X-${settings.token.toUpperCase()}`;
  const exposed = [`${prefix}-Total`, `${prefix}-TotalPages`, 'Link'];
  const allowed = [
    'Authorization',
    `${prefix}-Nonce`,
    'Content-Disposition',
    'Content-MD5',
    'Content-Type',
  ];
  return [
    ['Content-Type', JSON_TYPE],
    ['X-Robots-Tag', 'noindex'],
    ['Link', `<${root}>; rel="${settings.apiRel}"`],
    ['X-Content-Type-Options', 'nosniff'],
    [
      'Access-Control-Expose-Headers',
      hooks.filter('rest_exposed_cors_headers', exposed).join(', '),
    ],
    ['Access-Control-Allow-Headers', hooks.filter('rest_allowed_cors_headers', allowed).join(', ')],
  ];
}

function jsonpCallback({ query }: RestRequest): unknown {
  const callback = query['_jsonp'];
  return saysAnything(callback) ? callback : null;
}

/** Sets another method where the request asks for it. Whether a header did; a parameter wins over it. */
export function overrideMethod(request: RestRequest): boolean {
  const { query } = request;
  if (Object.hasOwn(query, '_method')) {
    request.method = String(query['_method']);
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
  { isOverridden, authentication }: { isOverridden: boolean; authentication: unknown },
): boolean {
  const isNonceBad = isError(authentication) && authentication.code === 'rest_cookie_invalid_nonce';
  const wanted = server.hooks.filter('rest_send_nocache_headers', request.user !== null, request);
  return wanted || isNonceBad || (isOverridden && status >= 400 && status < 500);
}

function silent(response: RestResponse, headers: Map<string, string>): Served {
  return { status: response.status, headers, data: null, text: null, response };
}

function refuse(response: RestResponse, headers: Map<string, string>): Served {
  const { status, data } = response;
  return { status, headers, data, text: JSON.stringify(data), response };
}
