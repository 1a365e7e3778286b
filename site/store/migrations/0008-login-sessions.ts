import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import type { Context } from '../context.ts';

/** Returns the migration for sessions of users who log in by cookie. They are removed with their user. */
export function loginSessions(kind: Context['kind']): Migration {
  const text = kind === 'sqlite' ? sql`text` : sql`text collate "C"`;
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const table = db.schema.createTable('login_sessions');
      const numbered =
        kind === 'sqlite'
          ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
          : table.addColumn('id', 'bigint', (column) =>
              column.generatedByDefaultAsIdentity().primaryKey(),
            );
      await numbered
        .addColumn('digest', text, (column) => column.notNull().unique())
        .addColumn('user', 'bigint', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('created', text, (column) => column.notNull())
        .addColumn('expires', text, (column) => column.notNull())
        .addColumn('ip', text, (column) => column.notNull())
        .addColumn('agent', text, (column) => column.notNull())
        .execute();
      for (const column of ['user', 'expires'])
        await db.schema
          .createIndex(`login_sessions_by_${column}`)
          .on('login_sessions')
          .column(column)
          .execute();
    },
  };
}
