import type { Migration } from 'kysely';
import { migrationOf } from './statements.ts';

/**
 * Returns the migration that makes slugs of templates unique within their theme, not within the site: two
 * themes can have the same template changed. The type names contain the product token, which is unknown here.
 */
export function slugsOfTemplates(): Migration {
  return migrationOf([
    'drop index posts_slug_once',
    `create unique index posts_slug_once on posts (type, parent, slug)
           where slug <> '' and type <> 'revision' and replace(type, '_template', '') = type
             and status in ('publish', 'future', 'private', 'inherit')`,
  ]);
}
