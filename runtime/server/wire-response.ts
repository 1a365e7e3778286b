import { noticeText, withNotices } from '../errors/notices.ts';
import type { Notice, NoticeListener } from '../errors/notices.ts';
import { closeStream } from '../http/body.ts';
import { entityTag, isKnown } from '../http/etag.ts';
import { oneLine } from '../http/header-list.ts';
import { headerText } from '../http/headers.ts';
import type { WireRequest, WireResponse } from '../http/wire.ts';
import type { PreServed, Served } from './handle-request.ts';
import { hasNoticeActions } from './notices.ts';
import type { RestRequest } from './request.ts';
import type { Server } from './server.ts';

/** Returns a response as it is sent; `instead` replaces its body. */
export function toWireResponse(
  server: Server,
  wire: WireRequest,
  request: RestRequest,
  served: Served,
  instead: PreServed,
): WireResponse {
  const { status, stream, text } = served;
  const { challenge } = server.protocol;
  if (status === 401 && challenge !== null && !served.headers.has('WWW-Authenticate'))
    served.headers.set('WWW-Authenticate', challenge);
  const headers = served.headers.written();
  const { route, user: caller } = request;
  const { matchedRoute: pattern } = served.response;
  const id: unknown = caller !== null && 'id' in caller ? caller.id : null;
  const user = typeof id === 'number' || typeof id === 'string' ? id : null;
  // Not sent: the response to HEAD, or another one in its place.
  if (request.stream && (instead !== false || !stream)) closeStream(request.stream);
  if (instead !== false)
    return { status, headers, body: instead === true ? null : instead, route, pattern, user };
  if (stream) {
    const onStreamError = (bug: unknown): void => server.onBug(bug, request.id);
    return { status, headers, body: null, stream, onStreamError, route, pattern, user };
  }
  if (tagResponse(wire, request, served, headers))
    return { status: 304, headers, body: null, route, pattern, user };
  return { status, headers, body: text, route, pattern, user };
}

/**
 * Adds an entity tag to a response that is the same for everyone. Returns whether `If-None-Match` names it, so that 304 without
 * a body is sent. Responses to known callers, of writes and with errors have no tag.
 */
function tagResponse(
  wire: WireRequest,
  request: RestRequest,
  { status, headers, encoded }: Served,
  lines: string[],
): boolean {
  // Caches ignore a method that was set by a parameter or a header.
  if (encoded === null || status !== 200 || request.method !== wire.method) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (headers.get('Cache-Control')?.includes('no-store') === true) return false;
  let tag = headers.get('ETag');
  if (tag === undefined) {
    tag = entityTag(encoded);
    lines.push('ETag', tag);
  }
  return isKnown(headerText(wire.headers, 'if-none-match'), tag);
}

/** Runs the actions for the notices of a request, and with `debug` sends them as headers (7.3). */
export function withNoticeHeaders(
  server: Server,
  respond: () => Promise<WireResponse>,
): Promise<WireResponse> {
  const isWanted = server.settings.debug === true || hasNoticeActions(server);
  return isWanted ? respondWithNotices(server, respond) : respond();
}

async function respondWithNotices(
  server: Server,
  respond: () => Promise<WireResponse>,
): Promise<WireResponse> {
  const { debug = false, token } = server.settings;
  const notices: Notice[] = [];
  const collect: NoticeListener = (notice) => void notices.push(notice);
  const response = await withNotices(server.onNotice, () => withNotices(collect, respond));
  if (!debug) return response;
  const prefix = `X-${token.toUpperCase()}`;
  const lines: string[] = [];
  let room = LONGEST_NOTICES;
  for (const notice of notices) {
    const text = oneLine(noticeText(notice));
    room -= text.length;
    if (room >= 0) lines.push(`${prefix}-${HEADERS[notice.kind]}`, text);
  }
  return { ...response, headers: [...response.headers, ...lines] };
}

// Further notices are left out: clients refuse a response with too many headers.
const LONGEST_NOTICES = 4096;

const HEADERS: { readonly [K in Notice['kind']]: string } = {
  'deprecated function': 'DeprecatedFunction',
  'deprecated argument': 'DeprecatedParam',
  misuse: 'DoingItWrong',
};
