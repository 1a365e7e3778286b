import type { IncomingMessage } from 'node:http';
import { isError } from '../errors/rest-error.ts';
import type { Incoming } from './incoming.ts';
import { isJsonType, mediaType } from './media-type.ts';
import { bodyTooLarge } from './limits.ts';
import { headerText } from './receive.ts';
import type { WireHeaders } from './receive.ts';
import type { WireRequest } from './wire.ts';

export type Body = Pick<WireRequest, 'body' | 'unread' | 'bodyError'>;

/** The body of a request, unless it has to be received: it has none, may bring files or is larger than `limit`. */
export function knownBody(incoming: Incoming, limit: number): Body | null {
  const { headers } = incoming;
  if (!bringsBody(headers)) {
    incoming.expectNoBody();
    return NO_BODY;
  }
  if (mayBringFiles(headers)) return { body: EMPTY, unread: { stream: incoming, limit } };
  return Number(headers['content-length'] ?? 0) > limit ? refused(limit) : null;
}

/** Receives the body of a request that is being announced; `take` is called once, unless the client goes away. */
export function receiveBody(incoming: Incoming, limit: number, take: (body: Body) => void): void {
  incoming.collect(limit, (body) =>
    take(isError(body) ? { body: EMPTY, bodyError: body } : { body }),
  );
}

/** Whether a request announces a body. */
export function bringsBody(headers: IncomingMessage['headers']): boolean {
  const length = headers['content-length'] ?? '0';
  return length !== '0' || headers['transfer-encoding'] !== undefined;
}

/** Whether a body may bring files: texts are for parameters, anything else for an endpoint that takes files, or for nobody. */
export function mayBringFiles(headers: WireHeaders): boolean {
  if (headers['content-disposition'] !== undefined) return true;
  const type = mediaType(headerText(headers, 'content-type'));
  return type !== '' && !TEXTUAL.has(type) && !isJsonType(type);
}

const TEXTUAL: ReadonlySet<string> = new Set(['text/plain', 'application/x-www-form-urlencoded']);
const EMPTY = new Uint8Array(0);
const NO_BODY: Body = { body: EMPTY };

function refused(limit: number): Body {
  return { body: EMPTY, bodyError: bodyTooLarge(limit) };
}
