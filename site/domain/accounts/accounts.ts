import type { Accounts, ApplicationPassword } from '../../../runtime/auth/accounts.ts';
import type { ApplicationPasswordRow, Store } from '../../store/index.ts';
import { hashPassword, verifyPasswordHash } from './passwords.ts';
import { moment, timestamp } from './timestamp.ts';
import { userOf } from './users.ts';

// A use is written down once a day at most: a busy client would make every read a write.
const USE_INTERVAL = 24 * 60 * 60 * 1000;

/** What the accounts of a site are made with. */
export interface AccountSettings {
  /** Milliseconds since the epoch; `Date.now` when absent. */
  readonly clock?: () => number;
  /** Whether application passwords may be used; they may when absent. */
  readonly applicationPasswords?: boolean;
}

/** The users of the store, as the service asks for them (5). */
export function accountsOf(store: Store, settings: AccountSettings = {}): Accounts {
  const now = settings.clock ?? Date.now;
  // When each application password was last known to be used, so that most uses ask nothing.
  const lastUses = new Map<string, number>();
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
      // As long as a check takes: who has no password is not to be told from who has another.
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

    applicationPasswordsAvailable: () => settings.applicationPasswords ?? true,
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
