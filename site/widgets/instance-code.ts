import { isSame, sign } from '../../runtime/auth/crypto.ts';
import type { Instance } from './widget-type.ts';

/** Settings as clients carry them about: they need not understand them, and cannot change them. */
export interface EncodedInstance {
  readonly encoded: string;
  /** A keyed digest of what is encoded. */
  readonly hash: string;
}

/** Settings as clients are given them. */
export function encodeInstance(instance: Instance, secret: string): EncodedInstance {
  const text = JSON.stringify(instance);
  return { encoded: Buffer.from(text, 'utf8').toString('base64'), hash: hashOf(text, secret) };
}

/** Settings that a client gives back; `null` when they are none that were encoded here. */
export function decodeInstance(given: EncodedInstance, secret: string): Instance | null {
  const text = Buffer.from(given.encoded, 'base64').toString('utf8');
  if (!isSame(given.hash, hashOf(text, secret))) return null;
  // What bears the hash was written by `encodeInstance`.
  return JSON.parse(text) as Instance;
}

// The key signs other things too: what is signed begins with what it is for.
function hashOf(text: string, secret: string): string {
  return sign(`widget|${text}`, secret);
}
