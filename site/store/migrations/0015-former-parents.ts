import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { triggers } from './0014-former-slugs.ts';
import { migrationOf } from './statements.ts';

/** Returns the migration for the parents that published pages and files had, from whose addresses the site redirects. */
export function formerParents(kind: Context['kind']): Migration {
  return migrationOf([
    `create table former_parents (
          post bigint not null, parent bigint not null, primary key (post, parent)
        )${kind === 'sqlite' ? ' without rowid' : ''}`,
    ...triggers(kind, 'former_parents', 'parent', IS_MOVED, RECORD),
  ]);
}

const IS_MOVED = `old.parent <> new.parent and new.status <> 'trash'
  and (old.status = 'publish' or old.type = 'attachment')`;
const RECORD = `insert into former_parents values (new.id, old.parent) on conflict do nothing;
  delete from former_parents where post = new.id and parent = new.parent;`;
