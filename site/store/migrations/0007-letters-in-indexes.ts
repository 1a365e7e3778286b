import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

const KEYS = [
  ['terms', 'folded_name'],
  ['users', 'folded_name'],
  ['users', 'folded_email'],
] as const;

/** Returns the migration that limits indexed sort keys to 300 characters; PostgreSQL refuses longer ones. */
export function lettersInIndexes(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const [table, column] of KEYS)
        await sql
          .raw(
            `update ${table} set ${column} = substr(${column}, 1, 300) where length(${column}) > 300`,
          )
          .execute(db);
    },
  };
}
