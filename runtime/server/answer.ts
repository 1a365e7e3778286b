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
  const query = parseForm(mark < 0 ? '' : wire.url.slice(mark + 1).replace(/#.*$/s, ''), depth);
  const route = routeOf(decodePercent(path), query['rest_route'], server.urlSettings());
  if (route === null) return null;
  delete query['rest_route'];

  const { caller, user } = await findCaller(server, credentialsOf(wire), wire.ip);
  const { id, method, headers, connection, ip: address } = wire;
  const who = { user, caller, connection, address };
  const head: RequestParts = { id, method, route, query, headers, ...who };
  const run = (body: RequestParts): Promise<WireAnswer> => {
    const request = new RestRequest({ ...head, ...body, formDepth: depth });
    return hearsNotices(server)
      ? withDebugHeaders(server, () => write(server, wire, request))
      : write(server, wire, request);
  };
  const { bodyError } = wire;
  const unread = unreadOf(wire);
  if (bodyError) return run({ bodyError });
  if (!unread) return run(bodyParts(wire, wire.body, depth));
  const { parts, dispose } = await receive(server, wire, unread, head);
  try {
    return await run(parts);
  } finally {
    await dispose();
  }
}

async function write(server: Server, wire: WireRequest, request: RestRequest): Promise<WireAnswer> {
  const served = await serve(server, request);
  const { status, headers, text, response } = served;
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
  const answer = { status, headers: lines, body: text, route, user: user?.id ?? null };
  if (sent === false) return conditional(wire, request, served, answer);
  return { ...answer, body: sent === true ? null : sent };
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
  return text.replace(/[^\x21-\x7e\x80-\xff]+/g, ' ');
}

function credentialsOf(wire: WireRequest): { cookie: string | null; authorization: string | null } {
  return { cookie: headerOf(wire, 'cookie'), authorization: headerOf(wire, 'authorization') };
}

function headerOf({ headers }: WireRequest, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value.join(', ');
}
