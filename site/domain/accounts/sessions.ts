import type { SessionStore } from '../../../runtime/auth/index.ts';
import type { Store } from '../../store/index.ts';
import { moment, timestamp } from './timestamp.ts';

/** The login sessions of the store; `most` is how many a user may have. */
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
