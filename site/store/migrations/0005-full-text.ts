import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { migrationOf } from './statements.ts';

/** The searched columns by table. */
const SEARCHED: readonly (readonly [table: string, columns: readonly string[]])[] = [
  ['posts', ['folded_title', 'folded_excerpt', 'folded_content']],
  ['terms', ['folded_name', 'slug']],
  ['users', ['folded_username', 'folded_email', 'folded_name', 'slug', 'url']],
  ['comments', ['folded']],
];

/**
 * Returns the migration for trigram indexes, which find parts of words, also in languages without blanks
 * between words: FTS5 with trigrams, and the extension `pg_trgm`.
 */
export function fullText(kind: Context['kind']): Migration {
  return migrationOf(
    kind === 'sqlite'
      ? SEARCHED.flatMap(([table, columns]) => sqliteIndex(table, columns))
      : ['create extension if not exists pg_trgm', ...SEARCHED.map(postgresIndex)],
  );
}

function sqliteIndex(table: string, columns: readonly string[]): readonly string[] {
  const index = `${table}_search`;
  const names = columns.join(', ');
  const of = (row: 'old' | 'new'): string => columns.map((name) => `${row}.${name}`).join(', ');
  const add = `insert into ${index} (rowid, ${names}) values (new.id, ${of('new')});`;
  // FTS5 needs the indexed values of a row to remove it.
  const forget = `insert into ${index} (${index}, rowid, ${names}) values ('delete', old.id, ${of('old')});`;
  const isChanged = columns.map((name) => `old.${name} <> new.${name}`).join(' or ');
  return [
    // Without positions, which halves the index: the query checks each found row itself.
    `create virtual table ${index} using fts5(
      ${names}, content='${table}', content_rowid='id', tokenize='trigram', detail='none'
    )`,
    `insert into ${index} (${index}) values ('rebuild')`,
    `create trigger ${index}_add after insert on ${table} begin ${add} end`,
    `create trigger ${index}_forget after delete on ${table} begin ${forget} end`,
    `create trigger ${index}_change after update of ${names} on ${table}
      when ${isChanged} begin ${forget} ${add} end`,
  ];
}

function postgresIndex([table, columns]: (typeof SEARCHED)[number]): string {
  const indexed = columns.map((name) => `${expressionOf(name)} gin_trgm_ops`).join(', ');
  return `create index ${table}_search on ${table} using gin (${indexed})`;
}

// URLs are stored unfolded.
function expressionOf(column: string): string {
  return column === 'url' ? 'lower(url)' : column;
}
