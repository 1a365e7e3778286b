/** A body as text, as it came. A byte order mark is not taken away: no JSON begins with one. */
export function textOf(body: string | Uint8Array): string {
  if (typeof body === 'string') return body;
  const { buffer, byteOffset, byteLength } = body;
  const known = Buffer.isBuffer(body) ? body : Buffer.from(buffer, byteOffset, byteLength);
  return known.toString('utf8');
}
