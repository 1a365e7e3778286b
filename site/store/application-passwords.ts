import { rowsOf } from './compiled.ts';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { ApplicationPasswordStore } from './types.ts';

const COLUMNS = [
  'uuid',
  'user',
  'app_id',
  'name',
  'created',
  'last_used',
  'last_ip',
  'digest',
] as const;

/** Returns the collection of application passwords, which stores only their digests. */
export function applicationPasswordStore(context: Context): ApplicationPasswordStore {
  return {
    async of(user) {
      if (!Number.isSafeInteger(user)) return [];
      return rowsOf(context, 'application passwords', { user }, (slots) =>
        context.read
          .selectFrom('application_passwords')
          .select(COLUMNS)
          .where('user', '=', slots.user)
          .orderBy('position'),
      );
    },

    async any() {
      const read = async (): Promise<boolean> => {
        const query = context.read.selectFrom('application_passwords').select('uuid').limit(1);
        return (await query.executeTakeFirst()) !== undefined;
      };
      return context.write.isTransaction ? read() : context.anyApplicationPassword.get('', read);
    },

    async insert(row) {
      return change(context, ({ write }) =>
        write
          .insertInto('application_passwords')
          .values(row)
          .returning(COLUMNS)
          .executeTakeFirstOrThrow(),
      );
    },

    async rename(user, uuid, name) {
      return context.write
        .updateTable('application_passwords')
        .set({ name })
        .where('user', '=', user)
        .where('uuid', '=', uuid)
        .returning(COLUMNS)
        .executeTakeFirst();
    },

    async recordUse(uuid, { at, ip }) {
      await context.write
        .updateTable('application_passwords')
        .set({ last_used: at, last_ip: ip })
        .where('uuid', '=', uuid)
        .execute();
    },

    async remove(user, uuid) {
      return change(context, async ({ write }) => {
        let query = write.deleteFrom('application_passwords').where('user', '=', user);
        if (uuid !== undefined) query = query.where('uuid', '=', uuid);
        return Number((await query.executeTakeFirst()).numDeletedRows);
      });
    },
  };
}

/** Adds or removes passwords, and clears the cached existence check once that is committed. */
function change<T>(context: Context, work: (inside: Context) => Promise<T>): Promise<T> {
  return inTransaction(context, (inside) => {
    inside.changed.add('anyApplicationPassword');
    return work(inside);
  });
}
