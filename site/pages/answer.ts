import { entityTag, isKnown } from '../../runtime/http/index.ts';
import type { WireAnswer } from '../../runtime/http/index.ts';
import type { Html } from './html.ts';
import { headerOf } from './request.ts';
import type { PageRequest } from './request.ts';

/** Names and values of headers by turns. */
export type HeaderLines = readonly string[];

const HTML_TYPE = ['Content-Type', 'text/html; charset=UTF-8'];
const ALWAYS = ['X-Content-Type-Options', 'nosniff', 'Vary', 'Cookie'];
const NEVER_KEPT = ['Cache-Control', 'private, no-store'];

/** A page for this one reader: no cache keeps it. */
export function privatePage(content: Html, status = 200, headers: HeaderLines = []): WireAnswer {
  return {
    status,
    headers: [...HTML_TYPE, ...ALWAYS, ...NEVER_KEPT, ...headers],
    body: content.text,
  };
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
): WireAnswer {
  return shared(request, { status, headers: [...HTML_TYPE, ...headers], body: content.text });
}

/** An answer with a tag; without its body to who has it already. */
export function shared(request: PageRequest, answer: WireAnswer): WireAnswer {
  const tag = entityTag(Buffer.from(answer.body ?? ''));
  const headers = [...answer.headers, ...ALWAYS, 'Cache-Control', 'no-cache', 'ETag', tag];
  const known = headerOf(request.wire, 'if-none-match') ?? undefined;
  if (answer.status === 200 && isKnown(known, tag)) return { status: 304, headers, body: null };
  return { ...answer, headers };
}

/** Sends the reader on: 303 after a form, so that it is not sent again. */
export function redirect(
  { method }: Pick<PageRequest, 'method'>,
  location: string,
  headers: HeaderLines = [],
): WireAnswer {
  const status = method === 'POST' ? 303 : 302;
  return { status, headers: ['Location', location, ...NEVER_KEPT, ...headers], body: null };
}

/** Sends the reader to where a page has its place. */
export function moved(location: string): WireAnswer {
  return { status: 301, headers: ['Location', location, ...NEVER_KEPT], body: null };
}

export function plainText(text: string, status = 200, headers: HeaderLines = []): WireAnswer {
  return {
    status,
    headers: ['Content-Type', 'text/plain; charset=UTF-8', ...ALWAYS, ...NEVER_KEPT, ...headers],
    body: text,
  };
}

/** The answer to a method that a page does not know. */
export function wrongMethod(allowed: string): WireAnswer {
  return plainText(`This address takes ${allowed} only.\n`, 405, ['Allow', allowed]);
}

/** Whether a request only wants to read. */
export function isReading({ method }: PageRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}
