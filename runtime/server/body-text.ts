// `ignoreBOM` keeps the byte order mark.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns a body as text, with its byte order mark if it has one. */
export function textOf(body: string | Uint8Array): string {
  return typeof body === 'string' ? body : utf8.decode(body);
}
