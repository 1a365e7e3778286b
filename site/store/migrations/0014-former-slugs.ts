import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';
import type { Context } from '../context.ts';

/**
 * Returns the migration for the slugs that published posts and files had, from which the site redirects. Triggers
 * record them, so changes by a process of the version before are included.
 */
export function formerSlugs(kind: Context['kind']): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      const text = kind === 'sqlite' ? 'text' : 'text collate "C"';
      const statements = [
        `create table former_slugs (
          slug ${text} not null, post bigint not null, primary key (slug, post)
        )${kind === 'sqlite' ? ' without rowid' : ''}`,
        'create index former_slugs_by_post on former_slugs (post)',
        ...(kind === 'sqlite' ? SQLITE : POSTGRES),
      ];
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

// The trash changes slugs, too; a post keeps its own when it is restored.
const IS_RENAMED = `old.slug <> new.slug and old.slug <> '' and new.status <> 'trash'
  and (old.status = 'publish' or old.type = 'attachment')`;
const RECORD = `insert into former_slugs values (old.slug, new.id) on conflict do nothing;
  delete from former_slugs where slug = new.slug and post = new.id;`;
const FORGET = 'delete from former_slugs where post = old.id;';

const SQLITE = [
  `create trigger former_slugs_record after update of slug on posts when ${IS_RENAMED} begin ${RECORD} end`,
  `create trigger former_slugs_forget after delete on posts begin ${FORGET} end`,
];

const POSTGRES = [
  ...postgresTrigger('record', `update of slug on posts for each row when (${IS_RENAMED})`, RECORD),
  ...postgresTrigger('forget', 'delete on posts for each row', FORGET),
];

function postgresTrigger(name: string, event: string, statements: string): readonly string[] {
  return [
    `create function former_slugs_${name}() returns trigger language plpgsql as $$
      begin ${statements} return null; end $$`,
    `create trigger former_slugs_${name} after ${event} execute function former_slugs_${name}()`,
  ];
}
