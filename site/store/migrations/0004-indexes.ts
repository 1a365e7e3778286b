import type { Migration } from 'kysely';
import { migrationOf } from './statements.ts';

/** Returns the migration with an index for each way to list and filter collections; a test checks the query plans. */
export function indexes(): Migration {
  return migrationOf(STATEMENTS);
}

const STATEMENTS = [
  // Each of these is a prefix of an index below.
  'drop index posts_by_author_type_status',
  'drop index posts_by_parent_type',
  'drop index terms_by_taxonomy_slug',
  'drop index comments_by_author',
  'create index posts_by_author on posts (author, type, status, date, id)',
  'create index posts_by_parent on posts (parent, type, status, date, id)',
  'create index posts_by_modified on posts (type, status, modified, id)',
  'create index posts_by_menu_order on posts (type, status, menu_order, id)',
  `create index posts_by_mime_type on posts (mime_type, type, status, date, id) where mime_type <> ''`,
  'create index posts_sticky on posts (type, status, date, id) where sticky = 1',
  'create index terms_by_name on terms (taxonomy, folded_name, id)',
  'create index terms_with_posts on terms (id, parent) where count > 0',
  'create index users_by_name on users (folded_name, id)',
  'create index user_roles_by_role on user_roles (role, "user")',
  // Comments without a type get the default type.
  `update comments set type = 'comment' where type = ''`,
  'create index comments_by_author on comments (author, approved, date_gmt)',
  'create index comments_by_author_email on comments (author_email)',
  'create index comments_by_type on comments (type, approved, date_gmt, id)',
  'create index comments_by_date on comments (approved, date, id)',
];
