import { createHash, hash } from 'node:crypto';

/** What tells one text, or the bytes of one file, from another; either may come in parts. */
export function digestOf(...parts: readonly (string | Uint8Array)[]): string {
  const [first, ...others] = parts;
  // Thousands of short texts: this way takes half the time.
  if (first !== undefined && others.length === 0) return hash('sha256', first, 'base64url');
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('base64url');
}
