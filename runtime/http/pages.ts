import { entityTag, isKnown } from './etag.ts';
import { encodeAddress } from '../shape/encode-url.ts';
import { headerOf } from './wire.ts';
import type { WireRequest, WireResponse } from './wire.ts';

/** Names and values of headers by turns. */
export type HeaderLines = readonly string[];

const ALWAYS: HeaderLines = ['X-Content-Type-Options', 'nosniff', 'Vary', 'Cookie'];
// Nothing is shown from a cache without asking whether it is still so.
const KEPT: HeaderLines = ['Cache-Control', 'public, max-age=0, must-revalidate'];
const NEVER_KEPT: HeaderLines = ['Cache-Control', 'private, no-cache, no-store'];
const HTML: HeaderLines = ['Content-Type', 'text/html; charset=UTF-8'];
const TEXT: HeaderLines = ['Content-Type', 'text/plain; charset=UTF-8'];

/** An HTML page for one reader: no cache keeps it. */
export function privatePage(body: string, status = 200, headers: HeaderLines = []): WireResponse {
  return { status, headers: [...HTML, ...ALWAYS, ...NEVER_KEPT, ...headers], body };
}

/** An HTML page that is the same for all strangers. */
export function sharedPage(
  request: WireRequest,
  body: string,
  status: number,
  headers: HeaderLines,
): WireResponse {
  return shared(request, { status, headers: [...HTML, ...headers], body });
}

/**
 * An answer that may be kept, and is asked for again with its tag each time; without its body to who has it already
 * (304).
 */
export function shared(request: WireRequest, answer: WireResponse): WireResponse {
  const tag = entityTag(answer.body ?? '');
  const headers = [...answer.headers, ...ALWAYS, ...KEPT, 'ETag', tag];
  const known = headerOf(request, 'if-none-match') ?? undefined;
  if (answer.status === 200 && isKnown(known, tag)) return { status: 304, headers, body: null };
  return { ...answer, headers };
}

/** Sends the reader on; with 303 a form is not sent again. */
export function redirect(
  status: 302 | 303,
  location: string,
  headers: HeaderLines = [],
): WireResponse {
  return {
    status,
    headers: ['Location', encodeAddress(location), ...NEVER_KEPT, ...headers],
    body: null,
  };
}

/** Sends the reader to where a page has its place (301). */
export function moved(location: string): WireResponse {
  return { status: 301, headers: ['Location', encodeAddress(location), ...NEVER_KEPT], body: null };
}

/** A few words, which no cache keeps. */
export function plainText(text: string, status = 200, headers: HeaderLines = []): WireResponse {
  return { status, headers: [...TEXT, ...ALWAYS, ...NEVER_KEPT, ...headers], body: text };
}

/** The answer to a method that a page does not know (405). */
export function wrongMethod(allowed: string): WireResponse {
  return plainText(`Method not allowed. Allowed: ${allowed}.\n`, 405, ['Allow', allowed]);
}

/** Whether a request only wants to read. */
export function isReading({ method }: Pick<WireRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}
