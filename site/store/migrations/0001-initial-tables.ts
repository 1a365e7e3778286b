import { sql } from 'kysely';
import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import type { Context } from '../context.ts';

/** The column types of the two databases. */
interface Dialect {
  readonly sqlite: boolean;
  /** Text that both databases compare and sort by its characters. */
  readonly text: ReturnType<typeof sql>;
}

/** A table while its columns are declared. */
type Columns = CreateTableBuilder<string, string>;

/** Returns the migration that creates all tables of the first release. */
export function initialTables(kind: Context['kind']): Migration {
  const sqlite = kind === 'sqlite';
  const dialect = { sqlite, text: sqlite ? sql`text` : sql`text collate "C"` };
  return {
    async up(db: Kysely<unknown>): Promise<void> {
      if (!sqlite) await checkEncoding(db);
      await posts(db, dialect);
      await terms(db, dialect);
      await users(db, dialect);
      await comments(db, dialect);
      await values(db, dialect);
    },
  };
}

/** Throws for a database that cannot store all letters. Without an encoding it stores every text. */
async function checkEncoding(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db);
  const encoding = rows[0]?.server_encoding ?? '';
  if (encoding !== 'UTF8' && encoding !== 'SQL_ASCII')
    throw new Error(`the encoding of the database is ${encoding}; create it with encoding 'UTF8'`);
}

async function posts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await numbered(db, 'posts', 'id', dialect)
    .$call((table) => texts(table, dialect, ['type', 'status']))
    .addColumn('author', 'bigint', (column) => column.notNull())
    .$call((table) => texts(table, dialect, ['date', 'date_gmt', 'modified', 'modified_gmt']))
    .$call((table) => texts(table, dialect, ['slug', 'title', 'excerpt', 'content', 'password']))
    .addColumn('parent', 'bigint', (column) => column.notNull())
    .addColumn('menu_order', 'bigint', (column) => column.notNull())
    .$call((table) => texts(table, dialect, ['comment_status', 'ping_status', 'mime_type', 'guid']))
    .addColumn('comment_count', 'bigint', (column) => column.notNull())
    .addColumn('sticky', 'bigint', (column) => column.notNull())
    .$call((table) => texts(table, dialect, ['folded_title', 'folded_excerpt', 'folded_content']))
    .execute();
  await index(db, 'posts', ['type', 'status', 'date', 'id']);
  await index(db, 'posts', ['slug']);
  await index(db, 'posts', ['parent', 'type']);
  await index(db, 'posts', ['author', 'type', 'status']);
}

async function terms(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await numbered(db, 'terms', 'id', dialect)
    .$call((table) => texts(table, dialect, ['taxonomy', 'name', 'slug']))
    .addColumn('parent', 'bigint', (column) => column.notNull())
    .$call((table) => texts(table, dialect, ['description']))
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addColumn('term_group', 'bigint', (column) => column.notNull())
    .$call((table) => texts(table, dialect, ['folded_name']))
    .execute();
  await index(db, 'terms', ['taxonomy', 'slug']);
  await index(db, 'terms', ['parent']);

  await db.schema
    .createTable('term_relationships')
    .addColumn('post', 'bigint', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('term', 'bigint', (column) =>
      column.notNull().references('terms.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('term_relationships_key', ['post', 'term'])
    .$call((table) => (dialect.sqlite ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
  await index(db, 'term_relationships', ['term', 'post']);
}

async function users(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await numbered(db, 'users', 'id', dialect)
    .$call((table) => texts(table, dialect, ['username', 'email', 'name', 'slug', 'url']))
    .$call((table) => texts(table, dialect, ['registered', 'first_name', 'last_name', 'nickname']))
    .$call((table) => texts(table, dialect, ['description', 'locale']))
    .addColumn('password_hash', dialect.text)
    .$call((table) => texts(table, dialect, ['folded_username', 'folded_email', 'folded_name']))
    .execute();
  await db.schema
    .createIndex('users_login')
    .on('users')
    .column('folded_username')
    .unique()
    .execute();
  await index(db, 'users', ['folded_email']);
  await index(db, 'users', ['slug']);

  await db.schema
    .createTable('user_roles')
    .addColumn('user', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('role', dialect.text, (column) => column.notNull())
    .addPrimaryKeyConstraint('user_roles_key', ['user', 'position'])
    .execute();

  await numbered(db, 'application_passwords', 'position', dialect)
    .addColumn('uuid', dialect.text, (column) => column.notNull().unique())
    .addColumn('user', 'bigint', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .$call((table) => texts(table, dialect, ['app_id', 'name', 'created']))
    .addColumn('last_used', dialect.text)
    .addColumn('last_ip', dialect.text)
    .$call((table) => texts(table, dialect, ['digest']))
    .execute();
  await index(db, 'application_passwords', ['user']);
}

async function comments(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await numbered(db, 'comments', 'id', dialect)
    .addColumn('post', 'bigint', (column) =>
      column.notNull().references('posts.id').onDelete('cascade'),
    )
    .addColumn('parent', 'bigint', (column) => column.notNull())
    .addColumn('author', 'bigint', (column) => column.notNull())
    .$call((table) =>
      texts(table, dialect, ['author_name', 'author_email', 'author_url', 'author_ip']),
    )
    .$call((table) => texts(table, dialect, ['author_agent', 'date', 'date_gmt', 'content']))
    .$call((table) => texts(table, dialect, ['approved', 'type', 'folded']))
    .execute();
  await index(db, 'comments', ['post', 'approved', 'date_gmt']);
  await index(db, 'comments', ['approved', 'date_gmt', 'id']);
  await index(db, 'comments', ['parent', 'approved']);
  await index(db, 'comments', ['author']);
}

async function values(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('meta')
    .addColumn('kind', dialect.text, (column) => column.notNull())
    .addColumn('object', 'bigint', (column) => column.notNull())
    .$call((table) => texts(table, dialect, ['key', 'value']))
    .addPrimaryKeyConstraint('meta_key', ['kind', 'object', 'key'])
    .execute();
  await index(db, 'meta', ['kind', 'key']);
  await db.schema
    .createTable('options')
    .addColumn('name', dialect.text, (column) => column.primaryKey())
    .addColumn('value', dialect.text, (column) => column.notNull())
    .execute();
}

/** Creates a table with generated ids in the column `id`, which are never reused. */
function numbered(db: Kysely<unknown>, table: string, id: string, dialect: Dialect): Columns {
  const builder = db.schema.createTable(table);
  if (dialect.sqlite)
    return builder.addColumn(id, 'integer', (column) => column.primaryKey().autoIncrement());
  return builder.addColumn(id, 'bigint', (column) =>
    column.generatedByDefaultAsIdentity().primaryKey(),
  );
}

function texts(table: Columns, dialect: Dialect, names: readonly string[]): Columns {
  return names.reduce<Columns>(
    (builder, name) => builder.addColumn(name, dialect.text, (column) => column.notNull()),
    table,
  );
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
