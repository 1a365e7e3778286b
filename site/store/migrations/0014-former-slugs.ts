import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { migrationOf, textType } from './statements.ts';

/**
 * Returns the migration for the slugs that published posts and files had, from which the site redirects. Triggers
 * record them, so changes by a process of the version before are included.
 */
export function formerSlugs(kind: Context['kind']): Migration {
  return migrationOf([
    `create table former_slugs (
          slug ${textType(kind)} not null, post bigint not null, primary key (slug, post)
        )${kind === 'sqlite' ? ' without rowid' : ''}`,
    'create index former_slugs_by_post on former_slugs (post)',
    ...triggers(kind, 'former_slugs', 'slug', IS_RENAMED, RECORD),
  ]);
}

// The trash changes slugs, too; a post keeps its own when it is restored.
const IS_RENAMED = `old.slug <> new.slug and old.slug <> '' and new.status <> 'trash'
  and (old.status = 'publish' or old.type = 'attachment')`;
const RECORD = `insert into former_slugs values (old.slug, new.id) on conflict do nothing;
  delete from former_slugs where slug = new.slug and post = new.id;`;

/** Returns the statements for triggers that record a changed column, and forget a post when it is removed. */
export function triggers(
  kind: Context['kind'],
  table: string,
  column: string,
  isChanged: string,
  record: string,
): readonly string[] {
  const forget = `delete from ${table} where post = old.id;`;
  return [
    ...trigger(kind, `${table}_record`, `update of ${column}`, `when (${isChanged})`, record),
    ...trigger(kind, `${table}_forget`, 'delete', '', forget),
  ];
}

function trigger(
  kind: Context['kind'],
  name: string,
  event: string,
  condition: string,
  statements: string,
): readonly string[] {
  const start = `create trigger ${name} after ${event} on posts for each row ${condition}`;
  if (kind === 'sqlite') return [`${start} begin ${statements} end`];
  return [
    `create function ${name}() returns trigger language plpgsql as $$
      begin ${statements} return null; end $$`,
    `${start} execute function ${name}()`,
  ];
}
