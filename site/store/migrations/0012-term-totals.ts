import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { migrationOf, postgresTrigger, textType } from './statements.ts';

/** Returns the migration for the number of posts with each term, by type and status, which triggers update. */
export function termTotals(kind: Context['kind']): Migration {
  const text = textType(kind);
  return migrationOf([
    `create table term_totals (
          term bigint not null, type ${text} not null, status ${text} not null, count bigint not null,
          primary key (term, type, status)
        )${kind === 'sqlite' ? ' without rowid' : ''}`,
    `insert into term_totals select term, type, status, count(*)
          from term_relationships join posts on posts.id = post group by term, type, status`,
    ...(kind === 'sqlite' ? SQLITE : POSTGRES),
  ]);
}

const sqliteAdd = (by: 1 | -1, from: string): string => `
  insert into term_totals ${from}
    on conflict (term, type, status) do update set count = count + ${by};`;
const ofPost = (row: 'old' | 'new', by: 1 | -1): string =>
  sqliteAdd(by, `select ${row}.term, type, status, ${by} from posts where id = ${row}.post`);
const ofTerms = (row: 'old' | 'new', by: 1 | -1): string =>
  sqliteAdd(
    by,
    `select term, ${row}.type, ${row}.status, ${by} from term_relationships where post = ${row}.id`,
  );

const SQLITE = [
  `create trigger term_totals_grow after insert on term_relationships begin ${ofPost('new', 1)} end`,
  `create trigger term_totals_shrink after delete on term_relationships begin ${ofPost('old', -1)} end`,
  `create trigger term_totals_move after update of type, status on posts
    when old.type <> new.type or old.status <> new.status
    begin ${ofTerms('old', -1)} ${ofTerms('new', 1)} end`,
];

const postgresAdd = (changes: string): string => `
  insert into term_totals select term, type, status, sum(diff) from (${changes}) as changes group by term, type, status
    on conflict (term, type, status) do update set count = term_totals.count + excluded.count;`;
const carried = (changed: 'added' | 'gone', by: 1 | -1): string =>
  `select term, type, status, ${by} as diff from ${changed} join posts on posts.id = ${changed}.post`;
const moved = (row: 'added' | 'gone', by: 1 | -1): string =>
  `select r.term, ${row}.type, ${row}.status, ${by} as diff
    from added join gone using (id) join term_relationships r on r.post = added.id
    where added.type <> gone.type or added.status <> gone.status`;

const POSTGRES = [
  ...postgresTrigger(
    'term_totals_grow',
    'term_relationships',
    'insert',
    postgresAdd(carried('added', 1)),
  ),
  ...postgresTrigger(
    'term_totals_shrink',
    'term_relationships',
    'delete',
    postgresAdd(carried('gone', -1)),
  ),
  ...postgresTrigger(
    'term_totals_move',
    'posts',
    'update',
    postgresAdd(`${moved('added', 1)} union all ${moved('gone', -1)}`),
  ),
];
