import type { Migration } from 'kysely';
import { migrationOf } from './statements.ts';

const KEYS = [
  ['terms', 'folded_name'],
  ['users', 'folded_name'],
  ['users', 'folded_email'],
] as const;

/** Returns the migration that limits indexed sort keys to 300 characters; PostgreSQL refuses longer ones. */
export function lettersInIndexes(): Migration {
  return migrationOf(
    KEYS.map(
      ([table, column]) =>
        `update ${table} set ${column} = substr(${column}, 1, 300) where length(${column}) > 300`,
    ),
  );
}
