import * as pages from '../../runtime/http/index.ts';
import type { HeaderLines, WireResponse } from '../../runtime/http/index.ts';
import type { Html } from './html.ts';
import type { PageRequest } from './request.ts';

export { isReading, moved, plainText, wrongMethod } from '../../runtime/http/index.ts';
export type { HeaderLines } from '../../runtime/http/index.ts';

/** A page for this one reader: no cache keeps it. */
export function privatePage(content: Html, status = 200, headers: HeaderLines = []): WireResponse {
  return pages.privatePage(content.text, status, headers);
}

/**
 * A page that is the same for all strangers: it may be kept, and is asked for again with its tag each
 * time.
 */
export function sharedPage(
  request: PageRequest,
  content: Html,
  status: number,
  headers: HeaderLines,
): WireResponse {
  return pages.sharedPage(request.wire, content.text, status, headers);
}

/** Sends the reader on: 303 after a form, so that it is not sent again. */
export function redirect(
  { method }: Pick<PageRequest, 'method'>,
  location: string,
  headers: HeaderLines = [],
): WireResponse {
  return pages.redirect(method === 'POST' ? 303 : 302, location, headers);
}
