import { encodeSegments } from '../shape/encode-url.ts';

/**
 * Stands in a decoded path for a slash that was sent as `%2F` and so is part of a segment. It is half of a
 * surrogate pair, which no decoded text contains.
 */
export const ENCODED_SLASH = '\ud800';

/**
 * Decodes a path; an encoded slash becomes `ENCODED_SLASH`. Returns `null` for an invalid escape, for
 * bytes that are not UTF-8 and for an encoded NUL.
 */
export function decodePath(path: string): string | null {
  if (!path.includes('%')) return path;
  if (path.includes('%00')) return null;
  try {
    return decodeURIComponent(path.replace(/%2f/gi, ENCODED_SLASH));
  } catch {
    return null;
  }
}

/** Writes encoded slashes as slashes: the text of a segment as it was meant. */
export function withSlashes(text: string): string {
  return text.includes(ENCODED_SLASH) ? text.replaceAll(ENCODED_SLASH, '/') : text;
}

/** Writes a decoded path as an address has it: the inverse of `decodePath`. */
export function encodePath(path: string): string {
  if (PLAIN_PATH.test(path)) return path;
  return path.split(ENCODED_SLASH).map(encodeSegments).join('%2F');
}

const PLAIN_PATH = /^[\w/.,:~-]*$/;
