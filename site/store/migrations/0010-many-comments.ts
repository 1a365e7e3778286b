import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import type { Context } from '../context.ts';

/**
 * Returns the migration for sites with many comments. An index finds the posts with comments by their type: the total of a
 * list leaves out comments on types that the caller may not read. It also sets the number of different parents that
 * PostgreSQL expects: on a site where no comment is a reply, it would expect all comments as replies of each one, and not use the index.
 */
export function manyComments(kind: Context['kind']): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql`create index posts_commented on posts (type, id)
        where comment_count > 0 and status = 'publish'`.execute(db);
      if (kind !== 'postgres') return;
      for (const table of ['comments', 'posts']) {
        const name = sql.table(table);
        await sql`alter table ${name} alter column parent set (n_distinct = -0.1)`.execute(db);
        await sql`analyze ${name} (parent)`.execute(db);
      }
    },
  };
}
