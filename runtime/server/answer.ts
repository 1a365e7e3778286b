import { noticeText, withNotices } from '../errors/notices.ts';
import type { Notice, NoticeListener } from '../errors/notices.ts';
import { RestError } from '../errors/rest-error.ts';
import { oneLine } from '../http/header-list.ts';
import { parametersError, refusalHeaders } from '../http/limits.ts';
import { decodePath, routeOf } from '../http/urls.ts';
import { parseQuery } from '../http/query.ts';
import { headerOf } from '../http/wire.ts';
import type { UnreadBody, WireRequest, WireResponse } from '../http/wire.ts';
import { findCaller } from './authentication.ts';
import { andThen } from './awaitable.ts';
import { tagAnswer } from './conditional.ts';
import { constantHeaders } from './constant-headers.ts';
import { formDepthOf } from './depth.ts';
import { errorResponse } from './dispatch.ts';
import type { Awaitable } from './endpoint.ts';
import { hearsNotices } from './misuse.ts';
import { bodyParts, receive, unreadOf } from './receive.ts';
import { emptyParams, RestRequest } from './request.ts';
import type { Params, RequestParts } from './request.ts';
import type { RestResponse } from './response.ts';
import { failed, refuse, serve } from './serve.ts';
import type { PreServe } from './serve.ts';
import type { Served } from './served.ts';
import type { Server } from './server.ts';

/** Answers a request on the wire; `null` when it is not for the service. */
export function answer(server: Server, wire: WireRequest): Awaitable<WireResponse | null> {
  const { route, query, search, refusal } = readAddress(server, wire);
  if (route === null) return null;
  if (refusal) return refused(server, wire, route, refusal);
  const depth = formDepthOf(server.settings);

  return andThen(findCaller(server, credentialsOf(wire), wire.ip), ({ caller, user }) => {
    const { id, method, headers, connection, ip: address } = wire;
    const unread = unreadOf(wire);
    const parts: RequestParts = {
      ...{ id, method, route, query, search, headers, user, caller, connection, address },
      isOwn: true,
      formDepth: depth,
      ...(!unread && bodyParts(wire, wire.body, server.settings)),
    };
    return unread
      ? answerUnread(server, wire, unread, parts)
      : write(server, wire, new RestRequest(parts));
  });
}

/** Returns an error as the response to a request on the wire; `null` when it is not for the service. */
export function refuseRequest(
  server: Server,
  wire: WireRequest,
  error: RestError,
): Awaitable<WireResponse | null> {
  const { route } = readAddress(server, wire);
  return route === null ? null : refused(server, wire, route, error);
}

/** Answers a request that is refused before the caller is looked up, with the headers of the service. */
function refused(
  server: Server,
  wire: WireRequest,
  route: string,
  error: RestError,
): Awaitable<WireResponse> {
  const { id, method, headers, connection, ip: address } = wire;
  const request = new RestRequest({ id, method, route, headers, connection, address });
  request.answerHeaders = constantHeaders(server, request).setLines(refusalHeaders(error));
  const response = errorResponse(error);
  return refusedAnswer(server, wire, request, refuse(response, request.answerHeaders));
}

function invalidPath(): RestError {
  return new RestError(
    'rest_invalid_path',
    'The path has an invalid percent-encoding: % must be followed by two hexadecimal digits that decode to UTF-8 without NUL.',
    { status: 400 },
  );
}

function preServed(
  server: Server,
  request: RestRequest,
  response: RestResponse,
): Awaitable<boolean | string | Uint8Array> {
  return server.hooks.filterRequest('rest_pre_serve_request', false, response, request, server);
}

/** The address of a request, parsed. */
interface Address {
  /** `null`: it is not for the service. */
  readonly route: string | null;
  readonly query: Params;
  /** The query as it was sent. */
  readonly search: string;
  /** The error of an invalid address. */
  readonly refusal: RestError | null;
}

function readAddress(server: Server, { url }: WireRequest): Address {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const search = mark < 0 ? '' : withoutFragment(url.slice(mark + 1));
  const tooMany = parametersError(search, server.settings.parameters);
  const query = tooMany ? emptyParams() : parseQuery(search, formDepthOf(server.settings));
  const route = routeOf(path, query['rest_route'], server.urlSettings());
  if ('rest_route' in query) delete query['rest_route'];
  return { route, query, search, refusal: decodePath(path) === null ? invalidPath() : tooMany };
}

/** Answers a request whose body was not received yet; its files are removed afterwards. */
async function answerUnread(
  server: Server,
  wire: WireRequest,
  unread: UnreadBody,
  parts: RequestParts,
): Promise<WireResponse> {
  const { parts: received, dispose } = await receive(server, wire, unread, parts);
  try {
    return await write(server, wire, new RestRequest({ ...parts, ...received }));
  } finally {
    await dispose();
  }
}

function withoutFragment(query: string): string {
  const mark = query.indexOf('#');
  return mark < 0 ? query : query.slice(0, mark);
}

function write(server: Server, wire: WireRequest, request: RestRequest): Awaitable<WireResponse> {
  return server.settings.debug === true || hearsNotices(server)
    ? withDebugHeaders(server, () => writeAnswer(server, wire, request))
    : writeAnswer(server, wire, request);
}

function writeAnswer(
  server: Server,
  wire: WireRequest,
  request: RestRequest,
): Awaitable<WireResponse> {
  let said: boolean | string | Uint8Array | null = null;
  const preServe: PreServe = (response) => {
    // A filter that throws is not asked again about the error.
    said = false;
    return andThen(preServed(server, request, response), (instead) => (said = instead));
  };
  const serving = server.hasOwnServe ? server.serve(request) : serve(server, request, preServe);
  return andThen(serving, (served) =>
    said === null
      ? refusedAnswer(server, wire, request, served)
      : wireAnswer(wire, request, served, said),
  );
}

/** The answer to a request that was refused before `preServe` was asked. */
async function refusedAnswer(
  server: Server,
  wire: WireRequest,
  request: RestRequest,
  served: Served,
): Promise<WireResponse> {
  try {
    return wireAnswer(wire, request, served, await preServed(server, request, served.response));
  } catch (bug) {
    return wireAnswer(wire, request, failed(server, request, bug), false);
  }
}

function wireAnswer(
  wire: WireRequest,
  request: RestRequest,
  served: Served,
  instead: boolean | string | Uint8Array,
): WireResponse {
  const { status, written } = served;
  const headers = served.headers.written();
  const { route } = request;
  const user = request.user?.id ?? null;
  if (instead !== false) {
    const body = instead === true ? null : instead;
    return { status, headers, body, route, user };
  }
  if (served.stream) return { status, headers, body: null, stream: served.stream, route, user };
  if (tagAnswer(wire, request, served, headers))
    return { status: 304, headers, body: null, route, user };
  if (!written || request.method === 'HEAD')
    return { status, headers, body: served.text, route, user };
  return { status, headers, body: written.text, length: written.length, route, user };
}

/** Tells of what is reported while the request runs, and with debug on sends it as headers (7.3). */
async function withDebugHeaders(
  server: Server,
  run: () => Awaitable<WireResponse>,
): Promise<WireResponse> {
  const notices: Notice[] = [];
  const collect: NoticeListener = (notice) => void notices.push(notice);
  const answered = await withNotices(server.onNotice, () => withNotices(collect, run));
  if (server.settings.debug !== true) return answered;
  const prefix = `X-${server.settings.token.toUpperCase()}`;
  const lines: string[] = [];
  let room = LONGEST_NOTICES;
  for (const notice of notices) {
    const text = oneLine(noticeText(notice));
    room -= text.length;
    if (room >= 0) lines.push(`${prefix}-${HEADERS[notice.kind]}`, text);
  }
  return { ...answered, headers: [...answered.headers, ...lines] };
}

// What does not fit is left out: clients refuse a response with too many headers.
const LONGEST_NOTICES = 4096;

const HEADERS: { readonly [K in Notice['kind']]: string } = {
  'deprecated function': 'DeprecatedFunction',
  'deprecated argument': 'DeprecatedParam',
  misuse: 'DoingItWrong',
};

function credentialsOf(wire: WireRequest): { cookie: string | null; authorization: string | null } {
  return { cookie: headerOf(wire, 'cookie'), authorization: headerOf(wire, 'authorization') };
}
