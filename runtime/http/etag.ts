import { crc32 } from 'node:zlib';

/**
 * The tag of a body: its length and a checksum. Weak, since two bodies can have the same, once in four
 * thousand million changes; a digest would cost ten times as much (docs/decisions/0012).
 */
export function entityTag(body: Uint8Array): string {
  return `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
}

/** Whether `If-None-Match` names the tag, or anything (`*`): then the client has the body already. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Tags are compared without their `W/`; within quotes there are no quotes, so this finds whole tags only.
  const opaque = tag.startsWith('W/') ? tag.slice(2) : tag;
  return ifNoneMatch.includes(opaque) || ifNoneMatch.trim() === '*';
}
