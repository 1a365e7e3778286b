import { isJsonType, mediaType } from './media-type.ts';
import { headerText } from './receive.ts';
import type { WireHeaders } from './receive.ts';

/** Whether a request announces a body. */
export function bringsBody(headers: WireHeaders): boolean {
  const length = headers['content-length'] ?? '0';
  return length !== '0' || headers['transfer-encoding'] !== undefined;
}

/** Whether a body may bring files: texts are parameters, anything else is for an endpoint that takes files. */
export function mayBringFiles(headers: WireHeaders): boolean {
  if (headers['content-disposition'] !== undefined) return true;
  const type = mediaType(headerText(headers, 'content-type'));
  return type !== '' && !TEXTUAL.has(type) && !isJsonType(type);
}

const TEXTUAL: ReadonlySet<string> = new Set(['text/plain', 'application/x-www-form-urlencoded']);
