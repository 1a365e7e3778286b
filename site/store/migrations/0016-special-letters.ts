import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { LETTERS } from '../fold.ts';
import { migrationOf } from './statements.ts';

const FOLDED = [
  ['posts', ['folded_title', 'folded_excerpt', 'folded_content']],
  ['terms', ['folded_name']],
  ['users', ['folded_name']],
  ['comments', ['folded', 'folded_private']],
] as const;

/**
 * Returns the migration that folds letters such as `ß` in stored texts. It reads each table once and writes
 * the rows that have such letters. Rows that a process of the version before writes keep them until their next change.
 */
export function specialLetters(kind: Context['kind']): Migration {
  return migrationOf(
    FOLDED.map(([table, columns]) => {
      const changes = columns.map((column) => `${column} = ${plain(column, table)}`);
      const found = columns.map((column) => hasLetter(kind, column));
      return `update ${table} set ${changes.join()} where ${found.join(' or ')}`;
    }),
  );
}

/** Names that indexes sort have at most 300 letters. */
function plain(column: string, table: string): string {
  const folded = [...LETTERS].reduce(
    (text, [letter, letters]) => `replace(${text}, '${letter}', '${letters}')`,
    column,
  );
  return table === 'terms' || table === 'users' ? `substr(${folded}, 1, 300)` : folded;
}

function hasLetter(kind: Context['kind'], column: string): string {
  const letters = [...LETTERS.keys()].join('');
  return kind === 'sqlite' ? `${column} glob '*[${letters}]*'` : `${column} ~ '[${letters}]'`;
}
