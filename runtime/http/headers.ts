import { decodePercent } from './query.ts';
import type { WireHeaders } from './wire.ts';

/** A header as one text; `undefined` when it was not sent. */
export function headerText(headers: WireHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : value;
}

/**
 * Returns the media type of a `Content-Type` header in lower case, without parameters; empty when none
 * is named. Some proxies join two headers with a comma; the first value counts.
 */
export function mediaType(type: string | null | undefined): string {
  const [name = ''] = (type ?? '').split(/[;,]/, 1);
  return name.trim().toLowerCase();
}

/** Whether a media type, as `mediaType` returns it, is JSON: `application/json`, `…+json` or `…json+oembed`. */
export function isJsonType(type: string): boolean {
  return JSON_TYPE.test(type);
}

const JSON_TYPE = /^application\/(?:[\w!#$&^.+-]+\+)?json(?:\+oembed)?$/;

/** Returns the parameter `charset` of a `Content-Type` header in lower case; `null` when there is none. */
export function charsetOf(type: string): string | null {
  const charset = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(type);
  return (charset?.[1] ?? charset?.[2])?.trim().toLowerCase() ?? null;
}

/** Whether a request announces a body. */
export function announcesBody({ headers, stream }: Announcing): boolean {
  const length = headers['content-length'];
  if (length === undefined && stream?.endAfterHeaders === false) return true;
  return Number(length ?? 0) !== 0 || headers['transfer-encoding'] !== undefined;
}

/** A request of `node:http` or `node:http2`. One of HTTP/2 may have a body without a header for it. */
interface Announcing {
  readonly headers: WireHeaders;
  readonly stream?: { readonly endAfterHeaders: boolean };
}

/** Whether a body may bring files: texts are parameters, anything else is for an endpoint that takes files. */
export function mayBringFiles(headers: WireHeaders): boolean {
  if (headers['content-disposition'] !== undefined) return true;
  const type = mediaType(headerText(headers, 'content-type'));
  return type !== '' && !TEXTUAL.has(type) && !isJsonType(type);
}

const TEXTUAL: ReadonlySet<string> = new Set(['text/plain', 'application/x-www-form-urlencoded']);

/**
 * Returns the file name of a `Content-Disposition` header without folders, whatever the kind of disposition;
 * `null` when it names none. `filename*=UTF-8''…` (RFC 5987) wins over `filename`. Bytes that are UTF-8 are
 * read as such, others as ISO 8859-1.
 */
export function dispositionName(header: string | undefined): string | null {
  if (header === undefined) return null;
  const parameters = parametersOf(header);
  const extended = parameters.get('filename*');
  const name = extended === undefined ? null : extendedValue(extended);
  return fileName(name ?? utf8Of(parameters.get('filename') ?? ''));
}

/** Returns the last segment of a file name; `null` if it is empty. */
export function fileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1)?.trim() ?? '';
  return last === '' || last === '.' || last === '..' ? null : last;
}

// A value is quoted, or ends with a semicolon; it may contain spaces, as some clients send them.
const PARAMETER = /;\s*([^\s;="]+)\s*=\s*(?:"((?:[^"\\]|\\[^])*)"|([^;"]*))/g;

/** Returns the parameters of a header by their names in lower case; the first of a name counts. */
function parametersOf(header: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  // A header without the kind of disposition is accepted: `filename="a.png"`.
  const text = /^\s*[^\s;="]+\s*(?:;|$)/.test(header) ? header : `;${header}`;
  for (const [, name = '', quoted, plain = ''] of text.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    // Only quotes and backslashes are escaped: some clients send Windows paths with single backslashes.
    const value = quoted?.replace(/\\(["\\])/g, '$1') ?? plain.trim();
    if (!parameters.has(key)) parameters.set(key, value);
  }
  return parameters;
}

/** Decodes `UTF-8'en'%C3%A9.png`; `null` for another form or charset. */
function extendedValue(value: string): string | null {
  const [, charset = '', text = ''] = /^([^']*)'[^']*'(.*)$/.exec(value) ?? [];
  if (/^utf-?8$/i.test(charset)) return decodePercent(text);
  if (!/^(?:iso-8859-1|us-ascii)$/i.test(charset)) return null;
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Decodes text of a header, whose characters are bytes, as UTF-8 if it is valid. */
function utf8Of(text: string): string {
  if (!/[\x80-\xff]/.test(text) || /[^\0-\xff]/.test(text)) return text;
  try {
    return utf8.decode(Uint8Array.from(text, (byte) => byte.charCodeAt(0)));
  } catch {
    return text;
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Whether the value of `X-Request-Id` can name a request: it is short and safe in a header and in a line of a log. */
export function isRequestName(sent: unknown): sent is string {
  return typeof sent === 'string' && /^[\w.:+/=@-]{1,128}$/.test(sent);
}

/** Headers as they were sent; names are case-insensitive. */
export interface SentHeaders {
  readonly [name: string]: string | readonly string[] | undefined;
}

/** Headers by name in lower case, with dashes; several values of a header are joined. */
export function headerMap(sent: SentHeaders): Map<string, string> {
  const headers = new Map<string, string>();
  for (const name of Object.keys(sent)) {
    const value = sent[name];
    // Some adapters of Lambda add numbers, such as a `Content-Length`.
    if (value !== undefined) headers.set(headerKey(name), String(value));
  }
  return headers;
}

/** The name that a header is kept under: in small letters, with dashes. */
export function headerKey(name: string): string {
  if (/^[a-z0-9-]+$/.test(name)) return name;
  return name.toLowerCase().replaceAll('_', '-');
}
