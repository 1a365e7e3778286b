import { sql } from 'kysely';
import type { Expression, SqlBool } from 'kysely';
import type { Context } from './context.ts';

type Searched = 'posts' | 'terms' | 'users' | 'comments';

// More trigrams hardly exclude more rows.
const MOST_TRIGRAMS = 24;

/**
 * Returns the condition that the index of a table finds a row for a text: all rows that contain the text,
 * and possibly others. `null` if the index does not help: on PostgreSQL, whose index supports `contains`
 * directly, and for texts of less than three letters. `also`: ids that are found in another way.
 */
export function mayContain(
  { kind }: Context,
  table: Searched,
  text: string,
  also?: Expression<unknown>,
): Expression<SqlBool> | null {
  const trigrams = trigramsOf(text);
  if (kind !== 'sqlite' || trigrams.length === 0) return null;
  const index = sql.ref(`${table}_search`);
  const id = sql.ref(`${table}.id`);
  const found = sql<SqlBool>`${id} in (
    select rowid from ${index} where ${index} match ${trigrams.join(' AND ')}
  )`;
  return also ? sql<SqlBool>`(${found} or ${id} in ${also})` : found;
}

/** Returns every three consecutive letters of a text, in the syntax of FTS5. */
function trigramsOf(text: string): readonly string[] {
  const letters = [...text];
  const trigrams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''));
  const distinct = [...new Set(trigrams)].slice(0, MOST_TRIGRAMS);
  return distinct.map((trigram) => `"${trigram.replaceAll('"', '""')}"`);
}
