import { crc32 } from 'node:zlib';

/**
 * The tag of a body: its length and a checksum. Weak, since two bodies can have the same, once in four
 * thousand million changes; a digest would cost ten times as much (docs/decisions/0012).
 */
export function entityTag(body: string | Uint8Array, length = Buffer.byteLength(body)): string {
  return tagOf(length, crc32(body));
}

/**
 * The tag of a body that is made of parts whose checksums are known, in their order. One of them cannot
 * change without the tag.
 */
export function entityTagOfParts(checksums: readonly number[], length: number): string {
  let sum = 0;
  for (const checksum of checksums) sum = (Math.imul(sum, 31) + checksum) >>> 0;
  return tagOf(length, sum);
}

function tagOf(length: number, checksum: number): string {
  return `W/"${length.toString(36)}-${checksum.toString(36)}"`;
}

/** Whether `If-None-Match` names the tag, or anything (`*`): then the client has the body already. */
export function isKnown(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  // Tags are compared without their `W/`; within quotes there are no quotes, so this finds whole tags only.
  const opaque = tag.startsWith('W/') ? tag.slice(2) : tag;
  return ifNoneMatch.includes(opaque) || ifNoneMatch.trim() === '*';
}
