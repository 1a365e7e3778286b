import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { LoginSessionStore } from './types.ts';

const COLUMNS = ['id', 'digest', 'user', 'created', 'expires', 'ip', 'agent'] as const;

/** Returns the collection of login sessions: the digests of their tokens, never the tokens. */
export function loginSessionStore(context: Context): LoginSessionStore {
  return {
    async byDigest(digest) {
      const read = () =>
        context.read
          .selectFrom('login_sessions')
          .select(COLUMNS)
          .where('digest', '=', digest)
          .executeTakeFirst();
      return context.write.isTransaction ? read() : context.loginSessions.get(digest, read);
    },

    async of(user, now) {
      if (!Number.isSafeInteger(user)) return [];
      return context.read
        .selectFrom('login_sessions')
        .select(COLUMNS)
        .where('user', '=', user)
        .where('expires', '>', now)
        .orderBy('id', 'desc')
        .execute();
    },

    insert: (row, most) =>
      inTransaction(context, async (inside) => {
        await inside.write.insertInto('login_sessions').values(row).execute();
        await removeOldest(inside, row.user, most);
      }),

    async end(user, { id, except }) {
      if (id !== undefined && !Number.isSafeInteger(id)) return 0;
      return inTransaction(context, async (inside) => {
        let query = inside.write.deleteFrom('login_sessions').where('user', '=', user);
        if (id !== undefined) query = query.where('id', '=', id);
        if (except !== undefined) query = query.where('digest', '!=', except);
        forgetSessions(inside);
        return Number((await query.executeTakeFirst()).numDeletedRows);
      });
    },

    endByDigest: (digest) =>
      inTransaction(context, async (inside) => {
        await inside.write.deleteFrom('login_sessions').where('digest', '=', digest).execute();
        forgetSessions(inside);
      }),

    async removeExpired(now) {
      // Needs no transaction: a cached session contains its expiry.
      await context.write.deleteFrom('login_sessions').where('expires', '<=', now).execute();
    },
  };
}

/** Clears the cache of sessions once the transaction is committed. */
export function forgetSessions({ changed }: Context): void {
  changed.add('loginSessions');
}

async function removeOldest(inside: Context, user: number, most: number): Promise<void> {
  const rows = await inside.write
    .selectFrom('login_sessions')
    .select('id')
    .where('user', '=', user)
    .orderBy('id', 'desc')
    .offset(most)
    .limit(1_000)
    .execute();
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await inside.write.deleteFrom('login_sessions').where('id', 'in', ids).execute();
  forgetSessions(inside);
}
