import type * as Crypto from 'node:crypto';
import { builtinModule } from '../errors/platform.ts';

// Not imported, so that services without logins can be bundled for every platform.
const found = builtinModule<typeof Crypto>('node:crypto');

/** Returns `node:crypto`. Throws on platforms without it. */
function crypto(): typeof Crypto {
  if (!found) throw new Error('auth: logins need node:crypto, which this platform does not have');
  return found;
}

/** Returns a keyed digest of `text`, safe in URLs and cookies. */
export function sign(text: string, secret: string): string {
  return crypto().createHmac('sha256', secret).update(text).digest('base64url');
}

/** Returns a digest of `text`, which must be random. */
export function digest(text: string): string {
  return crypto().createHash('sha256').update(text).digest('hex');
}

/** Compares two texts in constant time. */
export function isSame(given: string, expected: string): boolean {
  // The comparison needs equal lengths, which digests have.
  const [left, right] = [given, expected].map((text) =>
    crypto().createHash('sha256').update(text).digest(),
  );
  return left !== undefined && right !== undefined && crypto().timingSafeEqual(left, right);
}

const CIPHER = 'aes-256-ctr';
const TAG_LENGTH = 16;

/**
 * Encrypts and authenticates a text for one purpose, safe in addresses. The initialization vector is a keyed digest of
 * the text, so equal texts give equal results and no random numbers are needed.
 */
export function seal(text: string, purpose: string, secret: string): string {
  const tag = tagOf(text, purpose, secret);
  const cipher = crypto().createCipheriv(CIPHER, keyOf(purpose, secret), tag);
  return Buffer.concat([tag, cipher.update(text, 'utf8'), cipher.final()]).toString('base64url');
}

/** Returns the text that `seal` encrypted for this purpose, or `null` for anything else. */
export function unseal(sealed: string, purpose: string, secret: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  // Decoding skips unknown characters and unused bits: only the text that `seal` wrote is accepted.
  if (bytes.length < TAG_LENGTH || bytes.toString('base64url') !== sealed) return null;
  const tag = bytes.subarray(0, TAG_LENGTH);
  const decipher = crypto().createDecipheriv(CIPHER, keyOf(purpose, secret), tag);
  const body = [decipher.update(bytes.subarray(TAG_LENGTH)), decipher.final()];
  const text = Buffer.concat(body).toString('utf8');
  return crypto().timingSafeEqual(tag, tagOf(text, purpose, secret)) ? text : null;
}

function tagOf(text: string, purpose: string, secret: string): Buffer {
  return hmac(secret, `seal|tag|${purpose}|${text}`).subarray(0, TAG_LENGTH);
}

function keyOf(purpose: string, secret: string): Buffer {
  return hmac(secret, `seal|key|${purpose}`);
}

function hmac(secret: string, text: string): Buffer {
  return crypto().createHmac('sha256', secret).update(text).digest();
}

/** Returns random bytes, suitable for secrets. */
export type Random = (size: number) => Uint8Array;

export const systemRandom: Random = (size) => crypto().randomBytes(size);

/** Returns a random text of the given letters, which are equally likely. */
export function randomText(random: Random, length: number, letters: string): string {
  // Bytes that would favour the first letters are skipped.
  const fair = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random(length - text.length))
      if (byte < fair) text += letters.charAt(byte % letters.length);
  }
  return text;
}
