import { STATUS_CODES } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { CHUNKS_TOO_LARGE, failure, TOO_SLOW, UNREADABLE } from './failures.ts';
import { headersTooLarge } from './limits.ts';
import type { WireResponse } from './wire.ts';

const ANSWERS: { readonly [code: string]: WireResponse } = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: CHUNKS_TOO_LARGE,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/** Part of node:http in fact if not in its types: the response that is under way over a connection. */
type Connected = Duplex & { readonly _httpMessage?: ServerResponse | null };

/**
 * Ends a connection over which came what is no request, or came too slowly, with an answer where one can
 * still be given: where somebody is there to read it, and no other answer has begun. What was answered;
 * `null` when there is nothing to tell, or the request is one that will be told of when it closes.
 */
export function endUnreadable(
  error: Error,
  socket: Connected,
  { id, headerLimit }: { readonly id: string; readonly headerLimit: number },
): WireResponse | null {
  const code = 'code' in error ? String(error.code) : '';
  const underWay = socket._httpMessage ?? null;
  if (GONE.has(code) || !socket.writable || underWay?.headersSent === true) {
    socket.destroy();
    return null;
  }
  const answer =
    code === 'HPE_HEADER_OVERFLOW'
      ? failure(headersTooLarge(headerLimit))
      : (ANSWERS[code] ?? UNREADABLE);
  socket.end(textOf(isHead(error) ? { ...answer, body: null } : answer, id), () =>
    socket.destroy(),
  );
  if (!underWay) return answer;
  underWay.statusCode = answer.status;
  return null;
}

const GONE: ReadonlySet<string> = new Set(['ECONNRESET', 'HPE_INVALID_EOF_STATE']);

/** Whether the request that failed to parse began as a HEAD request, whose response has no body. */
function isHead(error: Error): boolean {
  const packet = 'rawPacket' in error ? error.rawPacket : null;
  return packet instanceof Uint8Array && Buffer.from(packet.subarray(0, 5)).toString() === 'HEAD ';
}

function textOf({ status, headers, body }: WireResponse, id: string): string {
  const content = String(body ?? '');
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(content)}`,
    `X-Request-Id: ${id}`,
  ];
  for (let at = 0; at < headers.length; at += 2)
    lines.push(`${headers[at] ?? ''}: ${headers[at + 1] ?? ''}`);
  return `${lines.join('\r\n')}\r\n\r\n${content}`;
}
