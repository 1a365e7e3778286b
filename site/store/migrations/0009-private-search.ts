import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import type { Context } from '../context.ts';
import { fold } from '../fold.ts';
import type { Tables } from '../tables.ts';

/**
 * Returns the migration that separates the e-mail and network addresses of comments from the text that
 * every reader may search, and lists the posts with comments that not every reader may see.
 */
export function privateSearch(kind: Context['kind']): Migration {
  return {
    async up(db: Kysely<Tables>): Promise<void> {
      const run = (statement: string) => sql.raw(statement).execute(db);
      const collation = kind === 'postgres' ? 'collate "C"' : '';
      await run(
        `alter table comments add column folded_private text ${collation} not null default ''`,
      );
      for (const statement of DROPPED[kind]) await run(statement);
      await foldAgain(db);
      for (const statement of CREATED[kind]) await run(statement);
      await run(`create index posts_with_hidden_comments on posts (comment_count, id)
        where comment_count > 0 and (status <> 'publish' or password <> '')`);
    },
  };
}

const DROPPED = {
  sqlite: [
    'drop trigger comments_search_add',
    'drop trigger comments_search_forget',
    'drop trigger comments_search_change',
    'drop table comments_search',
  ],
  postgres: ['drop index comments_search'],
};

const FORGET = `insert into comments_search (comments_search, rowid, folded, folded_private)
  values ('delete', old.id, old.folded, old.folded_private);`;
const ADD = `insert into comments_search (rowid, folded, folded_private)
  values (new.id, new.folded, new.folded_private);`;

const CREATED = {
  sqlite: [
    `create virtual table comments_search using fts5(
      folded, folded_private, content='comments', content_rowid='id', tokenize='trigram', detail='none'
    )`,
    `insert into comments_search (comments_search) values ('rebuild')`,
    `create trigger comments_search_add after insert on comments begin ${ADD} end`,
    `create trigger comments_search_forget after delete on comments begin ${FORGET} end`,
    `create trigger comments_search_change after update of folded, folded_private on comments
      when old.folded <> new.folded or old.folded_private <> new.folded_private
      begin ${FORGET} ${ADD} end`,
  ],
  postgres: [
    'create index comments_search on comments using gin (folded gin_trgm_ops, folded_private gin_trgm_ops)',
  ],
};

const AT_ONCE = 1_000;

async function foldAgain(db: Kysely<Tables>): Promise<void> {
  for (let last = 0; ;) {
    const rows = await db
      .selectFrom('comments')
      .select(['id', 'content', 'author_name', 'author_url', 'author_email', 'author_ip'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const { id, content, author_name, author_url, author_email, author_ip } of rows)
      await db
        .updateTable('comments')
        .set({
          folded: fold([content, author_name, author_url].join('\n')),
          folded_private: fold([author_email, author_ip].join('\n')),
        })
        .where('id', '=', id)
        .execute();
    const newest = rows.at(-1);
    if (!newest || rows.length < AT_ONCE) return;
    last = newest.id;
  }
}
