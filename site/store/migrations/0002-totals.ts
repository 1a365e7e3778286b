import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { migrationOf, postgresTrigger, textType } from './statements.ts';

/**
 * Returns the migration for totals that triggers update, so that no list counts its rows and every write is
 * included: rows by kind, posts by author, and the published posts of terms.
 */
export function totals(kind: Context['kind']): Migration {
  const triggers = kind === 'sqlite' ? SQLITE : POSTGRES;
  return migrationOf([...tables(kind), ...FILL, ...triggers]);
}

function tables(kind: Context['kind']): readonly string[] {
  const text = textType(kind);
  const end = kind === 'sqlite' ? ' without rowid' : '';
  return [
    `create table totals (
      kind ${text} not null, first ${text} not null, second ${text} not null, count bigint not null,
      primary key (kind, first, second)
    )${end}`,
    `create table author_totals (
      author bigint not null, type ${text} not null, status ${text} not null, count bigint not null,
      primary key (author, type, status)
    )${end}`,
    'create index author_totals_by_status_type on author_totals (status, type, author)',
  ];
}

const FILL = [
  `insert into totals select 'post', type, status, count(*) from posts group by type, status`,
  `insert into totals select 'comment', approved, type, count(*) from comments group by approved, type`,
  `insert into totals select 'term', taxonomy, '', count(*) from terms group by taxonomy`,
  `insert into totals select 'user', '', '', count(*) from users`,
  `insert into author_totals select author, type, status, count(*) from posts group by author, type, status`,
];

/** A kind of rows that is counted, and the two columns that it is counted by. */
interface Counted {
  readonly kind: string;
  readonly table: string;
  readonly by: readonly string[];
}

const COUNTED: readonly Counted[] = [
  { kind: 'post', table: 'posts', by: ['type', 'status'] },
  { kind: 'comment', table: 'comments', by: ['approved', 'type'] },
  { kind: 'term', table: 'terms', by: ['taxonomy'] },
  { kind: 'user', table: 'users', by: [] },
];

const SQLITE = [
  ...COUNTED.flatMap(({ kind, table, by }) =>
    sqliteCounts(table, {
      into: 'totals',
      key: 'kind, first, second',
      by,
      values: (row) => [`'${kind}'`, ...by.map((name) => `${row}.${name}`), `''`, `''`].slice(0, 3),
    }),
  ),
  ...sqliteCounts('posts', {
    into: 'author_totals',
    key: 'author, type, status',
    by: ['author', 'type', 'status'],
    values: (row) => [`${row}.author`, `${row}.type`, `${row}.status`],
  }),
  `create trigger terms_gain_post after insert on term_relationships begin
    update terms set count = count + 1 where id = new.term
      and exists (select 1 from posts where id = new.post and status = 'publish');
  end`,
  `create trigger terms_lose_post after delete on term_relationships begin
    update terms set count = count - 1 where id = old.term
      and exists (select 1 from posts where id = old.post and status = 'publish');
  end`,
  `create trigger terms_follow_status after update of status on posts
    when (old.status = 'publish') <> (new.status = 'publish') begin
    update terms set count = count + case new.status when 'publish' then 1 else -1 end
      where id in (select term from term_relationships where post = new.id);
  end`,
];

interface Counting {
  readonly into: string;
  readonly key: string;
  readonly by: readonly string[];
  values(row: 'old' | 'new'): readonly string[];
}

function sqliteCounts(table: string, { into, key, by, values }: Counting): readonly string[] {
  const name = `${into}_of_${table}`;
  const add = (row: 'old' | 'new', by: 1 | -1): string =>
    `insert into ${into} values (${values(row).join(', ')}, ${by})
      on conflict (${key}) do update set count = count + ${by};`;
  const isMoved = by.map((column) => `old.${column} <> new.${column}`).join(' or ');
  return [
    `create trigger ${name}_grow after insert on ${table} begin ${add('new', 1)} end`,
    `create trigger ${name}_shrink after delete on ${table} begin ${add('old', -1)} end`,
    ...(by.length === 0
      ? []
      : [
          `create trigger ${name}_move after update of ${by.join(', ')} on ${table}
            when ${isMoved} begin ${add('old', -1)} ${add('new', 1)} end`,
        ]),
  ];
}

// Runs once per statement, not per row: the tables `added` and `gone` contain the changed rows.
const POSTGRES = [
  ...COUNTED.flatMap(({ kind, table, by }) => {
    const columns = [`'${kind}'`, ...by, `''`, `''`].slice(0, 3);
    return postgresCounts(table, { into: 'totals', key: 'kind, first, second', columns });
  }),
  ...postgresCounts('posts', {
    into: 'author_totals',
    key: 'author, type, status',
    columns: ['author', 'type', 'status'],
  }),
  ...postgresTrigger('terms_gain_post', 'term_relationships', 'insert', termsOfPosts('added', 1)),
  ...postgresTrigger('terms_lose_post', 'term_relationships', 'delete', termsOfPosts('gone', -1)),
  ...postgresTrigger(
    'terms_follow_status',
    'posts',
    'update',
    `update terms set count = terms.count + moved.diff from (
      select r.term, sum(case added.status when 'publish' then 1 else -1 end) as diff
        from added join gone using (id) join term_relationships r on r.post = added.id
        where (added.status = 'publish') <> (gone.status = 'publish')
        group by r.term
    ) as moved where terms.id = moved.term;`,
  ),
];

function termsOfPosts(changed: 'added' | 'gone', by: 1 | -1): string {
  return `update terms set count = terms.count + (${by}) * moved.count from (
    select ${changed}.term, count(*) as count from ${changed} join posts on posts.id = ${changed}.post
      where posts.status = 'publish' group by ${changed}.term
  ) as moved where terms.id = moved.term;`;
}

interface PostgresCounting {
  readonly into: string;
  readonly key: string;
  readonly columns: readonly string[];
}

function postgresCounts(
  table: string,
  { into, key, columns }: PostgresCounting,
): readonly string[] {
  const [first, second, third] = columns;
  const rows = (changed: string, by: 1 | -1): string =>
    `select ${first} as a, ${second} as b, ${third} as c, ${by} as diff from ${changed}`;
  const add = (changes: string): string =>
    `insert into ${into} select a, b, c, sum(diff) from (${changes}) as changes
      group by a, b, c having sum(diff) <> 0
      on conflict (${key}) do update set count = ${into}.count + excluded.count;`;
  const name = `${into}_of_${table}`;
  return [
    ...postgresTrigger(`${name}_grow`, table, 'insert', add(rows('added', 1))),
    ...postgresTrigger(`${name}_shrink`, table, 'delete', add(rows('gone', -1))),
    ...postgresTrigger(
      `${name}_move`,
      table,
      'update',
      add(`${rows('added', 1)} union all ${rows('gone', -1)}`),
    ),
  ];
}
