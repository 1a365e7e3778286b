import { RestError } from '../errors/rest-error.ts';

/** Whether the charset of a body is UTF-8, which it is when none is named, or a subset of it. */
export function isUtf8Name(charset: string | null): charset is 'utf-8' | null {
  return charset === null || UTF8.has(charset);
}

const UTF8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Returns a JSON body as text, or as it is when it is UTF-8; `rest_unsupported_charset` for an unknown charset. */
export function decodeJson(
  body: Uint8Array,
  charset: string | null,
): string | Uint8Array | RestError {
  if (isUtf8Name(charset)) return body;
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // The constructor throws for a label that it does not know.
    return unsupportedCharset(charset);
  }
}

/** `rest_unsupported_charset`, status 415. */
export function unsupportedCharset(charset: string): RestError {
  const message = `Unsupported charset "${charset}". Send the body as UTF-8.`;
  return new RestError('rest_unsupported_charset', message, { status: 415, charset });
}
