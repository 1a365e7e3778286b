import { entityTag, isKnown } from '../http/etag.ts';
import { headerText } from '../http/headers.ts';
import type { WireRequest } from '../http/wire.ts';
import type { JsonText } from './prepared-data.ts';
import type { RestRequest } from './request.ts';
import type { Served } from './served.ts';

/**
 * Gives what everybody is answered alike a tag, among the `lines` of its headers. Whether the client has
 * it already and is to be answered 304 without a body. Nothing is done where that does not hold: to
 * somebody who is logged in, to a write, an error.
 */
export function tagAnswer(
  wire: WireRequest,
  request: RestRequest,
  served: Served,
  lines: string[],
): boolean {
  const content = taggable(wire, request, served);
  if (content === null) return false;
  let tag = served.headers.get('ETag');
  if (tag === undefined) {
    tag = content.tag ??= entityTag(content.text, content.length);
    lines.push('ETag', tag);
  }
  return isKnown(headerText(wire.headers, 'if-none-match'), tag);
}

function taggable({ method }: WireRequest, request: RestRequest, served: Served): JsonText | null {
  const { status, headers, written } = served;
  // A method that was set by a parameter or a header is not what a cache goes by.
  if (status !== 200 || request.method !== method) return null;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (headers.get('Cache-Control')?.includes('no-store') === true) return null;
  return written;
}
