import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A keyed digest of `text`, safe in addresses and cookies. */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** A digest of `text`. Only for texts that nobody can guess. */
export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Whether two texts are equal, in a time that does not tell where they differ. */
export function isSame(given: string, expected: string): boolean {
  // Digests have one length, which the comparison needs, and hide the lengths of what they stand for.
  const [left, right] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
