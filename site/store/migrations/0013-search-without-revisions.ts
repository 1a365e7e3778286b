import type { Migration } from 'kysely';
import type { Context } from '../context.ts';
import { migrationOf } from './statements.ts';

/**
 * Returns the migration that removes revisions from the trigram index of posts on SQLite: a post has few, so a search of
 * them reads them all, and each change of a post would add a whole text to the index. A process of the version before finds
 * no revisions by their text any more, and works otherwise.
 */
export function searchWithoutRevisions(kind: Context['kind']): Migration {
  return migrationOf(kind === 'sqlite' ? SQLITE : []);
}

const COLUMNS = ['folded_title', 'folded_excerpt', 'folded_content'] as const;
const names = COLUMNS.join(', ');
const of = (row: 'old' | 'new'): string => COLUMNS.map((name) => `${row}.${name}`).join(', ');
const isChanged = ['type', ...COLUMNS].map((name) => `old.${name} <> new.${name}`).join(' or ');
const isIndexed = (row: 'old' | 'new'): string => `${row}.type <> 'revision'`;

const ADD = `insert into posts_search (rowid, ${names}) values (new.id, ${of('new')});`;
// FTS5 needs the indexed values of a row to remove it.
const FORGET = `insert into posts_search (posts_search, rowid, ${names})
  values ('delete', old.id, ${of('old')});`;

const SQLITE = [
  ...['add', 'forget', 'change'].map((name) => `drop trigger posts_search_${name}`),
  `insert into posts_search (posts_search) values ('delete-all')`,
  `insert into posts_search (rowid, ${names}) select id, ${names} from posts where type <> 'revision'`,
  `create trigger posts_search_add after insert on posts
    when ${isIndexed('new')} begin ${ADD} end`,
  `create trigger posts_search_forget after delete on posts
    when ${isIndexed('old')} begin ${FORGET} end`,
  `create trigger posts_search_forget_changed before update of type, ${names} on posts
    when ${isIndexed('old')} and (${isChanged}) begin ${FORGET} end`,
  `create trigger posts_search_add_changed after update of type, ${names} on posts
    when ${isIndexed('new')} and (${isChanged}) begin ${ADD} end`,
];
