import type * as Zlib from 'node:zlib';
import { builtinModule, byteLength } from '../errors/platform.ts';

/**
 * Returns the tag of a body: its length and a checksum. It is weak, since two bodies can have the same, once in four
 * thousand million changes; a digest would cost ten times as much (docs/decisions/0012).
 */
export function entityTag(body: string | Uint8Array): string {
  const length = typeof body === 'string' ? byteLength(body) : body.length;
  return `W/"${length.toString(36)}-${checksum(body).toString(36)}"`;
}

const checksum = builtinModule<typeof Zlib>('node:zlib')?.crc32 ?? fnv1a;

/** The checksum FNV-1a, for platforms without `node:zlib`: over bytes, or over the code units of a text. */
function fnv1a(body: string | Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < body.length; at += 1) {
    hash ^= typeof body === 'string' ? body.charCodeAt(at) : (body[at] ?? 0);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Whether `If-None-Match` names the tag or is `*`: then the client has the body already. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Tags are compared without their `W/`; within quotes there are no quotes, so this finds whole tags only.
  const opaque = tag.startsWith('W/') ? tag.slice(2) : tag;
  return ifNoneMatch.includes(opaque) || ifNoneMatch.trim() === '*';
}
