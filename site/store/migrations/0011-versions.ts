import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { migrationOf, textType } from './statements.ts';

/**
 * Returns the migration for versions of the content, which triggers change in the transaction of each write: a total that
 * was counted is correct while they stay the same. Comments have a version of their own, since they change most often.
 */
export function versions(kind: Context['kind']): Migration {
  return migrationOf([
    `create table versions (name ${textType(kind)} primary key, version bigint not null)`,
    `insert into versions values ('content', 0), ('comments', 0)`,
    ...(kind === 'sqlite' ? CHANGED.flatMap(sqliteTriggers) : POSTGRES),
  ]);
}

/** A table, the name of its version, and the columns with effect on totals; left out: all columns. */
type Changed = readonly [table: string, name: 'content' | 'comments', columns?: string];

// Each comment updates the comment count of its post, and each post the counts of its terms.
const CHANGED: readonly Changed[] = [
  [
    'posts',
    'content',
    `id, type, status, author, date, date_gmt, modified, modified_gmt, slug, title, excerpt, content, password, parent,
      menu_order, comment_status, ping_status, mime_type, guid, sticky, folded_title, folded_excerpt, folded_content`,
  ],
  ['terms', 'content', 'id, taxonomy, name, slug, parent, description, term_group, folded_name'],
  ['term_relationships', 'content'],
  ['meta', 'content'],
  ['users', 'content'],
  ['user_roles', 'content'],
  ['comments', 'comments'],
];

function sqliteTriggers([table, name, columns]: Changed): readonly string[] {
  const update = columns === undefined ? 'update' : `update of ${columns}`;
  return ['insert', 'delete', update].map(
    (event, at) => `create trigger ${table}_version_${at} after ${event} on ${table}
      begin update versions set version = version + 1 where name = '${name}'; end`,
  );
}

// The version is the last transaction that changed a table, so that a transaction writes it once.
const POSTGRES = [
  `create function change_version() returns trigger language plpgsql as $$
    declare current bigint := pg_current_xact_id()::text::bigint;
    begin
      update versions set version = current where name = tg_argv[0] and version <> current;
      return null;
    end $$`,
  ...CHANGED.map(([table, name, columns]) => {
    const update = columns === undefined ? 'update' : `update of ${columns}`;
    return `create trigger ${table}_version after insert or delete or truncate or ${update} on ${table}
      for each statement execute function change_version('${name}')`;
  }),
];
