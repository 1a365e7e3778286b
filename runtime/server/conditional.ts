import { entityTag, isKnown } from '../http/etag.ts';
import { headerText } from '../http/receive.ts';
import type { WireAnswer, WireRequest } from '../http/wire.ts';
import type { RestRequest } from './request.ts';
import type { Served } from './serve.ts';

/**
 * Gives what everybody is answered alike a tag, so that a client that has it is answered 304 without a
 * body. The answer as it is where that does not hold: to somebody who is logged in, to a write, an error.
 */
export function conditional(
  wire: WireRequest,
  request: RestRequest,
  served: Served,
  answer: WireAnswer,
): WireAnswer {
  const text = taggable(wire, request, served);
  if (text === null) return answer;
  const body = Buffer.from(text);
  const own = served.headers.get('ETag');
  const tag = own ?? entityTag(body);
  const headers = own === undefined ? [...answer.headers, 'ETag', tag] : answer.headers;
  if (isKnown(headerText(wire.headers, 'if-none-match'), tag))
    return { ...answer, status: 304, headers, body: null };
  return { ...answer, headers, body: answer.body === null ? null : body };
}

function taggable(
  { method }: WireRequest,
  request: RestRequest,
  { status, headers, text, unsent }: Served,
): string | null {
  // A method that was set by a parameter or a header is not what a cache goes by.
  if (status !== 200 || request.method !== method) return null;
  if (method !== 'GET' && method !== 'HEAD') return null;
  const mayBeKept = headers.get('Cache-Control')?.includes('no-store') !== true;
  return mayBeKept ? (text ?? unsent ?? null) : null;
}
