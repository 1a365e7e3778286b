import { hash } from 'node:crypto';

/** Returns the SHA-256 of a text or of bytes, base64url-encoded. */
export function digestOf(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url');
}
