import { noticeText, withNotices } from '../errors/notices.ts';
import type { Notice, NoticeListener } from '../errors/notices.ts';
import { decodePercent, parseForm } from '../http/query-string.ts';
import { routeOf } from '../http/urls.ts';
import type { WireAnswer, WireRequest } from '../http/wire.ts';
import { findCaller } from './authentication.ts';
import { bodyParts, receive, unreadOf } from './receive.ts';
import { conditional } from './conditional.ts';
import { formDepthOf } from './depth.ts';
import { RestRequest } from './request.ts';
import type { RequestParts } from './request.ts';
import { serve } from './serve.ts';
import type { Server } from './server.ts';

/** Answers a request on the wire; `null` when it is not for the service. */
export async function answer(server: Server, wire: WireRequest): Promise<WireAnswer | null> {
  const mark = wire.url.indexOf('?');
  const path = mark < 0 ? wire.url : wire.url.slice(0, mark);
  const depth = formDepthOf(server.settings);
  const query = parseForm(mark < 0 ? '' : withoutFragment(wire.url.slice(mark + 1)), depth);
  const route = routeOf(decodePercent(path), query['rest_route'], server.urlSettings());
  if (route === null) return null;
  if ('rest_route' in query) delete query['rest_route'];

  const found = findCaller(server, credentialsOf(wire), wire.ip);
  const { caller, user } = found instanceof Promise ? await found : found;
  const { id, method, headers, connection, ip: address, bodyError = null } = wire;
  const parts: RequestParts = {
    id,
    method,
    route,
    query,
    headers,
    user,
    caller,
    connection,
    address,
    bodyError,
    formDepth: depth,
  };
  if (bodyError) return write(server, wire, new RestRequest(parts));
  const unread = unreadOf(wire);
  if (!unread) {
    const body = wire.body.length === 0 ? null : bodyParts(wire, wire.body, depth);
    return write(server, wire, new RestRequest(body ? { ...parts, ...body } : parts));
  }
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

function write(server: Server, wire: WireRequest, request: RestRequest): Promise<WireAnswer> {
  return hearsNotices(server)
    ? withDebugHeaders(server, () => writeAnswer(server, wire, request))
    : writeAnswer(server, wire, request);
}

async function writeAnswer(
  server: Server,
  wire: WireRequest,
  request: RestRequest,
): Promise<WireAnswer> {
  const served = await serve(server, request);
  const { status, headers, response, prepared } = served;
  const sent = await server.hooks.filterRequest(
    'rest_pre_serve_request',
    false,
    response,
    request,
    server,
  );
  const lines: string[] = [];
  for (const [name, value] of headers) lines.push(name, headerText(value));
  const { route, user } = request;
  const answer = { status, headers: lines, body: null, route, user: user?.id ?? null };
  if (sent === true) return answer;
  if (sent !== false) return { ...answer, body: sent };
  if (served.stream) return { ...answer, stream: served.stream };
  const body = prepared && request.method !== 'HEAD' ? prepared.text : served.text;
  return conditional(wire, request, served, { ...answer, body });
}

// Following the notices of a request costs each of its awaits something.
function hearsNotices({ hooks, settings }: Server): boolean {
  return settings.debug === true || NOTICE_ACTIONS.some((name) => hooks.has(name));
}

/** Tells of what is reported while the request runs, and with debug on sends it as headers (7.3). */
async function withDebugHeaders(
  server: Server,
  run: () => Promise<WireAnswer>,
): Promise<WireAnswer> {
  const notices: Notice[] = [];
  const collect: NoticeListener = (notice) => void notices.push(notice);
  const answered = await withNotices(server.onNotice, () => withNotices(collect, run));
  if (server.settings.debug !== true) return answered;
  const prefix = `X-${server.settings.token.toUpperCase()}`;
  const lines = notices.flatMap((notice) => [
    `${prefix}-${HEADERS[notice.kind]}`,
    headerText(noticeText(notice)),
  ]);
  return { ...answered, headers: [...answered.headers, ...lines] };
}

const NOTICE_ACTIONS = [
  'deprecated_function_run',
  'deprecated_argument_run',
  'doing_it_wrong_run',
] as const;

const HEADERS: { readonly [K in Notice['kind']]: string } = {
  'deprecated function': 'DeprecatedFunction',
  'deprecated argument': 'DeprecatedParam',
  misuse: 'DoingItWrong',
};

// A header is one line of Latin letters; what is more would break the answer or forge another header.
function headerText(text: string): string {
  if (!UNFIT.test(text)) return text;
  return text.replace(/[^\x21-\x7e\x80-\xff]+/g, ' ');
}

const UNFIT = /[^\x20-\x7e\x80-\xff]| {2}/;

function credentialsOf(wire: WireRequest): { cookie: string | null; authorization: string | null } {
  return { cookie: headerOf(wire, 'cookie'), authorization: headerOf(wire, 'authorization') };
}

function headerOf({ headers }: WireRequest, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value.join(', ');
}
