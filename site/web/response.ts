import * as pages from '../../runtime/http/index.ts';
import type { HeaderLines, WireResponse } from '../../runtime/http/index.ts';
import type { Html } from './html.ts';
import type { PageRequest } from './request.ts';

export { isReading, moved, plainText, wrongMethod } from '../../runtime/http/index.ts';
export type { HeaderLines } from '../../runtime/http/index.ts';

/** Returns the value of a header; `undefined` for none. `name` is in lower case. */
export function headerIn(lines: HeaderLines, name: string): string | undefined {
  const at = lines.findIndex((text, index) => index % 2 === 0 && text.toLowerCase() === name);
  return at === -1 ? undefined : lines[at + 1];
}

/** Returns a page for one reader; it is not cached. */
export function privatePage(content: Html, status = 200, headers: HeaderLines = []): WireResponse {
  return pages.privatePage(content.text, status, headers);
}

/** Returns a page that is the same for all anonymous visitors: it may be cached, and is revalidated by its tag. */
export function sharedPage(
  request: PageRequest,
  content: Html,
  status: number,
  headers: HeaderLines,
): WireResponse {
  return pages.sharedPage(request.wire, content.text, status, headers);
}

/** Redirects: with 303 after a form, so that the form is not sent again, otherwise with 302. */
export function redirect(
  { method }: Pick<PageRequest, 'method'>,
  location: string,
  headers: HeaderLines = [],
): WireResponse {
  return pages.redirect(method === 'POST' ? 303 : 302, location, headers);
}
