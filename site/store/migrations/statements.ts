import { sql } from 'kysely';
import type { Migration } from 'kysely';
import type { Context } from '../context.ts';

// Released migrations use these functions, so their SQL is never edited.

/** Returns the migration that runs these SQL statements. */
export function migrationOf(statements: readonly string[]): Migration {
  return {
    async up(db): Promise<void> {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** Returns the type of text that both databases compare and sort by its characters. */
export function textType(kind: Context['kind']): string {
  return kind === 'sqlite' ? 'text' : 'text collate "C"';
}

/**
 * Returns the statements for a trigger of PostgreSQL that runs once per statement: the tables `added` and `gone` contain the
 * changed rows.
 */
export function postgresTrigger(
  name: string,
  table: string,
  event: 'insert' | 'update' | 'delete',
  body: string,
): readonly string[] {
  const added = event === 'delete' ? '' : ' new table as added';
  const gone = event === 'insert' ? '' : ' old table as gone';
  return [
    `create function ${name}() returns trigger language plpgsql as $$
      begin ${body} return null; end $$`,
    `create trigger ${name} after ${event} on ${table}
      referencing${gone}${added} for each statement execute function ${name}()`,
  ];
}
