import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/**
 * Returns the migration that makes slugs of templates unique within their theme, not within the site: two
 * themes can have the same template changed. The type names contain the product token, which is unknown here.
 */
export function slugsOfTemplates(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      await sql.raw('drop index posts_slug_once').execute(db);
      await sql
        .raw(
          `create unique index posts_slug_once on posts (type, parent, slug)
           where slug <> '' and type <> 'revision' and replace(type, '_template', '') = type
             and status in ('publish', 'future', 'private', 'inherit')`,
        )
        .execute(db);
    },
  };
}
