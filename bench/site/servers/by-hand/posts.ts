/** The queries of posts, written with Kysely. */
import { sql } from 'kysely';
import type { Kysely, SelectQueryBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../../../site/store/tables.ts';
import { ALL_COLUMNS, fold, now, trigramsOf } from '../requests.ts';
import type { ListQuery, Selection, Sent } from '../requests.ts';
import { groupBy, permalink, slugify } from '../posts.ts';
import type { Embedded, PostRow, Related } from '../posts.ts';

/** A connection, and the kind of its database. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly db: Kysely<Tables>;
}

/** Columns that were not selected are absent; the caller reads only those of its selection. */
type Selected = Partial<PostRow> & Pick<PostRow, 'id'>;

export async function findPost(
  { db }: Database,
  id: number,
  { columns }: Selection,
): Promise<PostRow | undefined> {
  const row: Selected | undefined = await db
    .selectFrom('posts')
    .select([...columns, 'id'])
    .where('id', '=', id)
    .where('type', '=', 'post')
    .where('status', '=', 'publish')
    .executeTakeFirst();
  return row as PostRow | undefined;
}

export async function findPosts(
  { db, kind }: Database,
  { page, size, slug, search, categories }: ListQuery,
  { columns }: Selection,
): Promise<{ readonly rows: readonly PostRow[]; readonly total: number }> {
  // A slug leads to few posts. SQLite would read all of them in the order of an index: the sign keeps it from that.
  const sign = sql.raw(kind === 'sqlite' && slug !== undefined ? '+' : '');
  let query = db
    .selectFrom('posts')
    .where(sql<SqlBool>`${sign}type = ${'post'} and ${sign}status = ${'publish'}`);
  if (slug !== undefined) query = query.where('slug', '=', slug);
  if (search !== undefined) query = searched(query, kind, fold(search));
  for (const category of categories)
    query = query.where('id', 'in', (eb) =>
      eb.selectFrom('term_relationships').select('post').where('term', '=', category),
    );
  const rows: readonly Selected[] = await query
    .select([...columns, 'id'])
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const isWhole = slug === undefined && search === undefined && categories.length === 0;
  const counted = isWhole
    ? await db
        .selectFrom('totals')
        .select('count')
        .where('kind', '=', 'post')
        .where('first', '=', 'post')
        .where('second', '=', 'publish')
        .executeTakeFirst()
    : await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst();
  return { rows: rows as readonly PostRow[], total: counted?.count ?? 0 };
}

function searched(
  query: SelectQueryBuilder<Tables, 'posts', object>,
  kind: Database['kind'],
  word: string,
): typeof query {
  const open = query.where('password', '=', '');
  const texts = ['folded_title', 'folded_excerpt', 'folded_content'] as const;
  if (kind === 'postgres')
    return open.where((eb) => eb.or(texts.map((text) => eb(text, 'like', `%${word}%`))));
  return open
    .where(
      sql<SqlBool>`id in (select rowid from posts_search where posts_search match ${trigramsOf(word)})`,
    )
    .where((eb) => eb.or(texts.map((text) => sql<SqlBool>`instr(${eb.ref(text)}, ${word}) > 0`)));
}

/** Returns the rows that belong to posts, as far as a response needs them. */
export async function findRelated(
  { db }: Database,
  rows: readonly PostRow[],
  selection: Selection,
): Promise<Related> {
  const ids = rows.map(({ id }) => id);
  const isEmpty = ids.length === 0;
  const [terms, meta, revisions, slugs] = await Promise.all([
    selection.terms && !isEmpty
      ? db
          .selectFrom('term_relationships')
          .innerJoin('terms', 'terms.id', 'term_relationships.term')
          .select([
            'term_relationships.post',
            'terms.id',
            'terms.taxonomy',
            'terms.name',
            'terms.slug',
          ])
          .where('term_relationships.post', 'in', ids)
          .orderBy('term_relationships.post')
          .orderBy('terms.folded_name')
          .orderBy('terms.id')
          .execute()
      : [],
    selection.meta && !isEmpty
      ? db
          .selectFrom('meta')
          .select(['object', 'key', 'value'])
          .where('kind', '=', 'post')
          .where('object', 'in', ids)
          .execute()
      : [],
    selection.revisions && !isEmpty
      ? db
          .selectFrom('posts')
          .select((eb) => [
            'parent',
            eb.fn.countAll<number>().as('count'),
            eb.fn.max('id').as('last'),
          ])
          .where('parent', 'in', ids)
          .where('type', '=', 'revision')
          .groupBy('parent')
          .execute()
      : [],
    selection.slugs && !isEmpty
      ? db
          .selectFrom('posts')
          .select(['id', 'slug'])
          .where(
            'slug',
            'in',
            rows.map(({ title }) => slugify(title)),
          )
          .where('type', 'in', ['post', 'attachment'])
          .execute()
      : [],
  ]);
  return {
    slugs,
    terms: groupBy(terms, ({ post }) => post),
    meta: groupBy(meta, ({ object }) => object),
    revisions: new Map(revisions.map((row) => [row.parent, row])),
  };
}

const REPLIES = 10;

/** Returns the rows that a response with `_embed` needs in addition. */
export async function findEmbedded({ db }: Database, rows: readonly PostRow[]): Promise<Embedded> {
  if (rows.length === 0) return { users: new Map(), comments: new Map() };
  const authors = [...new Set(rows.map(({ author }) => author))];
  const [users, comments] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'name', 'url', 'description', 'slug'])
      .where('id', 'in', authors)
      .execute(),
    db
      .selectFrom((eb) =>
        eb
          .selectFrom('comments')
          .select(['id', 'post', 'parent', 'author', 'author_name', 'author_url'])
          .select(['date', 'date_gmt', 'content', 'type'])
          .select((inner) =>
            inner.fn
              .agg<number>('row_number')
              .over((over) =>
                over.partitionBy('post').orderBy('date_gmt', 'desc').orderBy('id', 'desc'),
              )
              .as('position'),
          )
          .where(
            'post',
            'in',
            rows.map(({ id }) => id),
          )
          .where('approved', '=', '1')
          .where('type', '=', 'comment')
          .as('ranked'),
      )
      .selectAll()
      .where('position', '<=', REPLIES)
      .orderBy('position')
      .execute(),
  ]);
  return {
    users: new Map(users.map((user) => [user.id, user])),
    comments: groupBy(comments, ({ post }) => post),
  };
}

/** Inserts a published post with its terms. */
export function insertPost({ db }: Database, sent: Sent, author: number): Promise<PostRow> {
  const { title = '', content = '', excerpt = '', categories = [1], tags = [] } = sent;
  const date = now();
  return db.transaction().execute(async (inside) => {
    const slug = await freeSlug(inside, slugify(title));
    const row = await inside
      .insertInto('posts')
      .values({
        ...newRow({ title, content, excerpt }, author, date),
        type: 'post',
        status: 'publish',
        slug,
        comment_status: 'open',
        ping_status: 'open',
        guid: permalink(date, slug),
        parent: 0,
      })
      .returning(ALL_COLUMNS)
      .executeTakeFirstOrThrow();
    await inside
      .insertInto('term_relationships')
      .values([...categories, ...tags].map((term) => ({ post: row.id, term })))
      .execute();
    return row;
  });
}

interface Texts {
  readonly title: string;
  readonly content: string;
  readonly excerpt: string;
}

function newRow(texts: Texts, author: number, date: string) {
  return {
    ...texts,
    ...foldedTexts(texts),
    author,
    date,
    date_gmt: date,
    modified: date,
    modified_gmt: date,
    password: '',
    menu_order: 0,
    mime_type: '',
    comment_count: 0,
    sticky: 0,
  };
}

function foldedTexts({ title, content, excerpt }: Texts) {
  return {
    folded_title: fold(title),
    folded_content: fold(content),
    folded_excerpt: fold(excerpt),
  };
}

/** Returns a slug that no post has. */
async function freeSlug(db: Kysely<Tables>, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const taken = await db
      .selectFrom('posts')
      .select('id')
      .where('slug', '=', slug)
      .where('type', 'in', ['post', 'attachment'])
      .executeTakeFirst();
    if (!taken) return slug;
  }
}

/** Changes a post and keeps a revision of it; returns `undefined` when there is none. */
export function updatePost(
  { db }: Database,
  id: number,
  sent: Sent,
  author: number,
): Promise<PostRow | undefined> {
  const date = now();
  return db.transaction().execute(async (inside) => {
    const before = await inside
      .selectFrom('posts')
      .select(ALL_COLUMNS)
      .where('id', '=', id)
      .where('type', '=', 'post')
      .executeTakeFirst();
    if (!before) return undefined;
    const { title = before.title, content = before.content, excerpt = before.excerpt } = sent;
    const texts = { title, content, excerpt };
    const row = await inside
      .updateTable('posts')
      .set({ ...texts, ...foldedTexts(texts), modified: date, modified_gmt: date })
      .where('id', '=', id)
      .returning(ALL_COLUMNS)
      .executeTakeFirst();
    await inside
      .insertInto('posts')
      .values({
        ...newRow(texts, author, date),
        type: 'revision',
        status: 'inherit',
        slug: `${id}-revision-v1`,
        comment_status: 'closed',
        ping_status: 'closed',
        guid: '',
        parent: id,
      })
      .execute();
    return row;
  });
}
