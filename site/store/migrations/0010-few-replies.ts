import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import type { Context } from '../context.ts';

/**
 * Returns the migration that sets how many different parents PostgreSQL expects. On a site where no comment is a reply, it
 * would expect all comments as replies of each one, and not use the index.
 */
export function fewReplies(kind: Context['kind']): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      if (kind !== 'postgres') return;
      for (const table of ['comments', 'posts']) {
        const name = sql.table(table);
        await sql`alter table ${name} alter column parent set (n_distinct = -0.1)`.execute(db);
        await sql`analyze ${name} (parent)`.execute(db);
      }
    },
  };
}
