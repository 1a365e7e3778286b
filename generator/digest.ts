import { createHash } from 'node:crypto';

/** What tells one text, or the bytes of one file, from another. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url');
}
