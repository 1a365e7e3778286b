import { Recent } from '../shape/recent.ts';
import { decodePercent } from './query.ts';
import type { WireHeaders } from './wire.ts';

/** A header as one text; `undefined` when it was not sent. */
export function headerText(headers: WireHeaders, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : value;
}

/**
 * Returns the media type of a `Content-Type` header in small letters, without parameters; empty when none
 * is named. Some proxies join two headers with a comma; the first value counts.
 */
export function mediaType(type: string | null | undefined): string {
  return type ? recentTypes.of(type) : '';
}

// All requests of a client name the same, and each is asked for it several times.
const recentTypes = new Recent((type) => {
  const [name = ''] = type.split(/[;,]/, 1);
  return name.trim().toLowerCase();
});

/** Whether a media type, as `mediaType` returns it, is JSON: `application/json`, `…+json` or `…json+oembed`. */
export function isJsonType(type: string): boolean {
  return JSON_TYPE.test(type);
}

const JSON_TYPE = /^application\/(?:[\w!#$&^.+-]+\+)?json(?:\+oembed)?$/;

/** Returns the parameter `charset` of a `Content-Type` header in small letters; `null` when there is none. */
export function charsetOf(type: string): string | null {
  const charset = /;\s*charset\s*=\s*(?:"([^"]*)"|([^\s;,"]+))/i.exec(type);
  return (charset?.[1] ?? charset?.[2])?.trim().toLowerCase() ?? null;
}

/** Whether a request announces a body. */
export function announcesBody(headers: WireHeaders): boolean {
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

/** Returns the last part of what a client calls a file; `null` when nothing is left of it. */
export function fileName(name: string): string | null {
  const last = name.split(/[/\\]/).at(-1)?.trim() ?? '';
  return last === '' || last === '.' || last === '..' ? null : last;
}

// A value is quoted, or ends with a semicolon; blanks in it are tolerated, as clients send them.
const PARAMETER = /;\s*([^\s;="]+)\s*=\s*(?:"((?:[^"\\]|\\[^])*)"|([^;"]*))/g;

/** The parameters of a header by their names in small letters; of two with one name the first counts. */
function parametersOf(header: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  // A disposition without its kind is read, too: `filename="a.png"`.
  const text = /^\s*[^\s;="]+\s*(?:;|$)/.test(header) ? header : `;${header}`;
  for (const [, name = '', quoted, plain = ''] of text.matchAll(PARAMETER)) {
    const key = name.toLowerCase();
    const value = quoted === undefined ? plain.trim() : unescaped(quoted);
    if (!parameters.has(key)) parameters.set(key, value);
  }
  return parameters;
}

// Some clients write paths of Windows with single backslashes: only quotes and backslashes are escaped.
function unescaped(quoted: string): string {
  return quoted.replace(/\\(["\\])/g, '$1');
}

/** `UTF-8'en'%C3%A9.png`, decoded; `null` when it is not of this form or of an unknown charset. */
function extendedValue(value: string): string | null {
  const [, charset = '', text = ''] = /^([^']*)'[^']*'(.*)$/.exec(value) ?? [];
  if (/^utf-?8$/i.test(charset)) return decodePercent(text);
  if (!/^(?:iso-8859-1|us-ascii)$/i.test(charset)) return null;
  return text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

/** Text of a header, whose characters are bytes, read as UTF-8 where it is UTF-8. */
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
