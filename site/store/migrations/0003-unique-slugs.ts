import { sql } from 'kysely';
import type { Kysely, Migration } from 'kysely';

/** Posts with a reserved address; drafts and trashed posts may share a slug. */
const PUBLIC = `slug <> '' and type <> 'revision'
  and status in ('publish', 'future', 'private', 'inherit')`;

/** A slug that must be unique among the rows that meet a condition and have equal `columns`. */
interface Once {
  readonly table: string;
  readonly index: string;
  readonly columns: readonly string[];
  readonly where: string;
}

const ONCE: readonly Once[] = [
  {
    table: 'posts',
    index: 'posts_slug_once',
    columns: ['type', 'parent', 'slug'],
    where: PUBLIC,
  },
  {
    table: 'posts',
    index: 'attachments_slug_once',
    columns: ['slug'],
    where: `${PUBLIC} and type = 'attachment'`,
  },
  { table: 'terms', index: 'terms_slug_once', columns: ['taxonomy', 'slug'], where: `slug <> ''` },
  { table: 'users', index: 'users_slug_once', columns: ['slug'], where: `slug <> ''` },
];

/**
 * Returns the migration that makes slugs unique in the database. A later duplicate in an existing site gets
 * its id as an ending.
 */
export function uniqueSlugs(): Migration {
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      for (const once of ONCE) {
        await tellApart(db, once);
        const { table, index, columns, where } = once;
        await sql
          .raw(`create unique index ${index} on ${table} (${columns.join(', ')}) where ${where}`)
          .execute(db);
      }
      await sql.raw('drop index posts_by_slug').execute(db);
      await sql.raw('create index posts_by_slug_type on posts (slug, type, status)').execute(db);
    },
  };
}

async function tellApart(db: Kysely<unknown>, { table, columns, where }: Once): Promise<void> {
  const same = columns.map((name) => `other.${name} = ${table}.${name}`).join(' and ');
  const otherWhere = where.replace(/\b(slug|type|status)\b/g, 'other.$1');
  const isLater = `${where} and exists (
    select 1 from ${table} as other where ${same} and other.id < ${table}.id and ${otherWhere}
  )`;
  for (;;) {
    const changed = await sql
      .raw<{ id: number }>(
        `update ${table} set slug = slug || '-' || id where ${isLater} returning id`,
      )
      .execute(db);
    if (changed.rows.length === 0) return;
  }
}
