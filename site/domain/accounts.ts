import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { LRUCache } from 'lru-cache';
import type { Accounts, ApplicationPassword } from '../../runtime/auth/accounts.ts';
import { digestApplicationPassword, randomText, systemRandom } from '../../runtime/auth/index.ts';
import type { Random, SessionStore } from '../../runtime/auth/index.ts';
import type { User } from '../../runtime/server/index.ts';
import { Semaphore } from '../lib/semaphore.ts';
import type { ApplicationPasswordRow, Session, Store, UserRow } from '../store/index.ts';
import { moment, timestamp } from './dates.ts';
import { capabilitiesOf } from './permissions/roles.ts';

// argon2id with 19 MiB, two passes and one lane: the minimum that is recommended for servers.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Each hash uses 19 MiB and a thread of the pool that also reads files, so only two run at a time.
const hashing = new Semaphore(2);

/** Hashes a login password for storage, off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hashing.run(() => hash(password, COST));
}

/** Whether `stored` is the hash of a password; `false` for a text that is not a hash. */
export async function verifyPasswordHash(stored: string, password: string): Promise<boolean> {
  return HASH.test(stored) && hashing.run(() => verify(stored, password));
}

const HASH = /^\$argon2(?:id|i|d)\$v=\d+\$m=\d+,t=\d+,p=\d+\$[\w+/]{11,}\$[\w+/]{16,}$/;

const LETTERS = 'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Returns a random login password without characters that look alike. */
export function newPassword(random: Random = systemRandom): string {
  return randomText(random, 20, LETTERS);
}

// 24 letters and digits have about 142 bits.
const LENGTH = 24;
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Formats a password in groups of four for display. Blanks are ignored when a password is checked. */
export function inGroups(password: string): string {
  return password.replace(/.{4}(?=.)/g, '$& ');
}

/**
 * Creates an application password for a user, and stores its digest. The password, which has no blanks, cannot be read
 * later.
 */
export async function makeApplicationPassword(
  store: Session,
  user: number,
  { name, appId = '' }: { readonly name: string; readonly appId?: string },
  now = new Date(),
  random: Random = systemRandom,
) {
  const password = randomText(random, LENGTH, CHARACTERS);
  const row = await store.applicationPasswords.insert({
    uuid: randomUUID(),
    user,
    app_id: appId,
    name,
    created: timestamp(now),
    digest: digestApplicationPassword(password),
  });
  return { row, password };
}

/** Returns the user of a row as a caller: the account, and the capabilities of its roles. */
export function userOf(row: UserRow): User {
  const capabilities = capabilitiesOf(row.roles);
  return { id: row.id, login: row.username, can: (capability) => capabilities.has(capability) };
}

// A use is recorded once a day at most: otherwise every read by a busy client would be a write.
const USE_INTERVAL = 24 * 60 * 60 * 1000;
const MOST_USES = 10_000;

/** Returns the accounts of the store in the form that the service expects (5). */
export function accountsOf(store: Store, now: () => number = Date.now): Accounts {
  // When each application password was last recorded as used, so that most uses make no query.
  const lastUses = new LRUCache<string, number>({ max: MOST_USES });
  return {
    async findById(id) {
      const row = await store.users.byId(id);
      return row ? userOf(row) : null;
    },

    async findByLoginOrEmail(name) {
      const row = (await store.users.byLogin(name)) ?? (await store.users.byEmail(name));
      return row ? userOf(row) : null;
    },

    async verifyPassword(id, password) {
      const hash = await store.users.passwordHash(id);
      if (hash !== null) return verifyPasswordHash(hash, password);
      // Takes as long as a check, so that the duration does not reveal whether the user has a password.
      await hashPassword(password);
      return false;
    },

    async applicationPasswords(id) {
      const rows = await store.applicationPasswords.of(id);
      for (const row of rows) lastUses.set(row.uuid, moment(row.last_used)?.getTime() ?? 0);
      return rows.map(applicationPassword);
    },

    async recordUse(_id, uuid, ip) {
      const used = now();
      if ((lastUses.get(uuid) ?? 0) + USE_INTERVAL > used) return;
      lastUses.set(uuid, used);
      await store.applicationPasswords.recordUse(uuid, {
        at: timestamp(new Date(used)),
        ip: ip ?? '',
      });
    },

    applicationPasswordsInUse: () => store.applicationPasswords.any(),

    applicationPasswordsAvailable: () => true,
  };
}

function applicationPassword(row: ApplicationPasswordRow): ApplicationPassword {
  return {
    uuid: row.uuid,
    name: row.name,
    appId: row.app_id,
    digest: row.digest,
    created: moment(row.created) ?? new Date(0),
    lastUsed: moment(row.last_used),
    lastIp: row.last_ip,
  };
}

/** Returns the login sessions of the store; `most` is the maximum per user. */
export function sessionsOf(store: Store, most: number): SessionStore {
  const sessions = store.loginSessions;
  return {
    async create({ digest, userId, created, expires, ip, agent }) {
      const dates = { created: timestamp(created), expires: timestamp(expires) };
      await sessions.insert({ digest, user: userId, ip: ip ?? '', agent, ...dates }, most);
    },
    async find(digest) {
      const row = await sessions.byDigest(digest);
      const expires = row && moment(row.expires);
      return row && expires ? { userId: row.user, expires } : null;
    },
    end: (digest) => sessions.endByDigest(digest),
  };
}
