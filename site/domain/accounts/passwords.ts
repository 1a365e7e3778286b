import { hash, verify } from '@node-rs/argon2';
import { randomText, systemRandom } from '../../../runtime/auth/index.ts';
import type { Random } from '../../../runtime/auth/index.ts';
import { Semaphore } from '../../lib/semaphore.ts';

// argon2id with 19 MiB, two passes, one lane: the least that is advised for servers.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash takes 19 MiB and a thread of the pool that files are read by, so only two run at a time.
const hashing = new Semaphore(2);

/** The hash of a login password, as it is stored. Made off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password, COST));
}

/** Whether a password is the one that `stored` was made of; `false` for a text that is not a hash. */
export async function verifyPasswordHash(stored: string, password: string): Promise<boolean> {
  return HASH.test(stored) && hashing.run(() => verify(stored, password));
}

const HASH = /^\$argon2(?:id|i|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{11,}\$[\w+/]{16,}$/;

const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A random login password without characters that look alike. */
export function newPassword(random: Random = systemRandom): string {
  return randomText(random, 20, LETTERS);
}
