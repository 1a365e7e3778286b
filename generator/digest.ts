import { createHash } from 'node:crypto';

/** What tells one text, or the bytes of one file, from another; either may come in parts. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url');
}
