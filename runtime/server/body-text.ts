/** Returns a body as text, with its byte order mark if it has one. */
export function textOf(body: string | Uint8Array): string {
  if (typeof body === 'string') return body;
  const { buffer, byteOffset, byteLength } = body;
  const known = Buffer.isBuffer(body) ? body : Buffer.from(buffer, byteOffset, byteLength);
  return known.toString('utf8');
}
