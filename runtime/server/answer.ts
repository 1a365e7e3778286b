import { noticeText, withNotices } from '../errors/notices.ts';
import type { Notice, NoticeListener } from '../errors/notices.ts';
import { oneLine } from '../http/header-list.ts';
import { decodePercent, parseQuery } from '../http/query-string.ts';
import { routeOf } from '../http/urls.ts';
import { headerOf } from '../http/wire.ts';
import type { UnreadBody, WireAnswer, WireRequest } from '../http/wire.ts';
import { findCaller } from './authentication.ts';
import { andThen } from './awaitable.ts';
import { tagAnswer } from './conditional.ts';
import { formDepthOf } from './depth.ts';
import type { Awaitable } from './endpoint.ts';
import { hearsNotices } from './misuse.ts';
import { bodyParts, receive, unreadOf } from './receive.ts';
import { RestRequest } from './request.ts';
import type { RequestParts } from './request.ts';
import { serve } from './serve.ts';
import type { PreServe } from './serve.ts';
import type { Served } from './served.ts';
import type { Server } from './server.ts';

/** Answers a request on the wire; `null` when it is not for the service. */
export function answer(server: Server, wire: WireRequest): Awaitable<WireAnswer | null> {
  const mark = wire.url.indexOf('?');
  const path = mark < 0 ? wire.url : wire.url.slice(0, mark);
  const depth = formDepthOf(server.settings);
  const search = mark < 0 ? '' : withoutFragment(wire.url.slice(mark + 1));
  const query = parseQuery(search, depth);
  const route = routeOf(decodePercent(path), query['rest_route'], server.urlSettings());
  if (route === null) return null;
  if ('rest_route' in query) delete query['rest_route'];

  return andThen(findCaller(server, credentialsOf(wire), wire.ip), ({ caller, user }) => {
    const { id, method, headers, connection, ip: address, bodyError = null } = wire;
    const unread = bodyError ? null : unreadOf(wire);
    const { body, raw } = bodyError || unread ? NO_BODY : bodyParts(wire, wire.body, depth);
    const parts: RequestParts = {
      id,
      method,
      route,
      query,
      search,
      body,
      isOwn: true,
      raw,
      headers,
      user,
      caller,
      connection,
      address,
      bodyError,
      formDepth: depth,
    };
    return unread
      ? answerUnread(server, wire, unread, parts)
      : write(server, wire, new RestRequest(parts));
  });
}

const NO_BODY: RequestParts = {};

/** Answers a request whose body may bring files, which are gone afterwards. */
async function answerUnread(
  server: Server,
  wire: WireRequest,
  unread: UnreadBody,
  parts: RequestParts,
): Promise<WireAnswer> {
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

function write(server: Server, wire: WireRequest, request: RestRequest): Awaitable<WireAnswer> {
  return server.settings.debug === true || hearsNotices(server)
    ? withDebugHeaders(server, () => writeAnswer(server, wire, request))
    : writeAnswer(server, wire, request);
}

function writeAnswer(
  server: Server,
  wire: WireRequest,
  request: RestRequest,
): Awaitable<WireAnswer> {
  let said: boolean | string | Uint8Array | null = null;
  const preServe: PreServe = (response) =>
    andThen(
      server.hooks.filterRequest('rest_pre_serve_request', false, response, request, server),
      (instead) => (said = instead),
    );
  const serving = server.hasOwnServe ? server.serve(request) : serve(server, request, preServe);
  return andThen(serving, (served) =>
    // What is refused before there is an answer is asked about here.
    andThen(said ?? preServe(served.response), (instead) =>
      wireAnswer(wire, request, served, instead),
    ),
  );
}

function wireAnswer(
  wire: WireRequest,
  request: RestRequest,
  served: Served,
  instead: boolean | string | Uint8Array,
): WireAnswer {
  const { status, written } = served;
  const headers = served.headers.written();
  const { route } = request;
  const user = request.user?.id ?? null;
  const madeOf = { request, served };
  if (instead !== false) {
    const body = instead === true ? null : instead;
    return { status, headers, body, route, user, madeOf };
  }
  if (served.stream)
    return { status, headers, body: null, stream: served.stream, route, user, madeOf };
  if (tagAnswer(wire, request, served, headers))
    return { status: 304, headers, body: null, route, user, madeOf };
  if (!written || request.method === 'HEAD')
    return { status, headers, body: served.text, route, user, madeOf };
  return { status, headers, body: written.text, length: written.length, route, user, madeOf };
}

/** Tells of what is reported while the request runs, and with debug on sends it as headers (7.3). */
async function withDebugHeaders(
  server: Server,
  run: () => Awaitable<WireAnswer>,
): Promise<WireAnswer> {
  const notices: Notice[] = [];
  const collect: NoticeListener = (notice) => void notices.push(notice);
  const answered = await withNotices(server.onNotice, () => withNotices(collect, run));
  if (server.settings.debug !== true) return answered;
  const prefix = `X-${server.settings.token.toUpperCase()}`;
  const lines = notices.flatMap((notice) => [
    `${prefix}-${HEADERS[notice.kind]}`,
    oneLine(noticeText(notice)),
  ]);
  return { ...answered, headers: [...answered.headers, ...lines] };
}

const HEADERS: { readonly [K in Notice['kind']]: string } = {
  'deprecated function': 'DeprecatedFunction',
  'deprecated argument': 'DeprecatedParam',
  misuse: 'DoingItWrong',
};

function credentialsOf(wire: WireRequest): { cookie: string | null; authorization: string | null } {
  return { cookie: headerOf(wire, 'cookie'), authorization: headerOf(wire, 'authorization') };
}
