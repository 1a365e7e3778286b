/** The queries of comments, users, files and sessions, written with Kysely. */
import { withMeta } from '../floor-others.ts';
import type { CommentOnPost, Found } from '../floor-others.ts';
import { MOST_SESSIONS } from '../logins.ts';
import type { NewSession } from '../logins.ts';
import { KEYS, MEDIA_COLUMNS } from '../media.ts';
import type { MediaRow, Upload } from '../media.ts';
import type { UserRow } from '../people.ts';
import { fold, now } from '../requests.ts';
import type { Database } from './posts.ts';
import type { PageQuery } from './schemas.ts';

export async function findComments(
  { db }: Database,
  { page, per_page: size }: PageQuery,
): Promise<Found<CommentOnPost>> {
  const query = db
    .selectFrom('comments')
    .innerJoin('posts', 'posts.id', 'comments.post')
    .where('comments.approved', '=', '1')
    .where('comments.type', '=', 'comment')
    .where('posts.status', '=', 'publish')
    .where('posts.password', '=', '');
  const [rows, counted] = await Promise.all([
    query
      .select(['comments.id', 'comments.post', 'comments.parent', 'comments.author'])
      .select(['author_name', 'author_url', 'comments.date', 'comments.date_gmt'])
      .select(['comments.content', 'comments.type'])
      .select(['posts.date as post_date', 'posts.slug as post_slug'])
      .orderBy('comments.date_gmt', 'desc')
      .orderBy('comments.id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ]);
  return { rows, total: counted?.count ?? 0 };
}

const PUBLIC_TYPES = ['post', 'page', 'attachment'];

export async function findUsers(
  { db }: Database,
  { page, per_page: size }: PageQuery,
): Promise<Found<UserRow>> {
  const query = db
    .selectFrom('users')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('author_totals')
        .select('author')
        .where('status', '=', 'publish')
        .where('count', '>', 0)
        .where('type', 'in', PUBLIC_TYPES),
    );
  const [rows, counted] = await Promise.all([
    query
      .select(['id', 'name', 'url', 'description', 'slug'])
      .orderBy('folded_name')
      .orderBy('id')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ]);
  return { rows, total: counted?.count ?? 0 };
}

export async function findMedia(
  { db }: Database,
  { page, per_page: size }: PageQuery,
): Promise<Found<MediaRow>> {
  const query = db
    .selectFrom('posts')
    .where('type', '=', 'attachment')
    .where('status', '=', 'inherit')
    .where('parent', '=', 0);
  const [rows, counted] = await Promise.all([
    query
      .select(MEDIA_COLUMNS)
      .orderBy('date', 'desc')
      .orderBy('id', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst(),
  ]);
  if (rows.length === 0) return { rows: [], total: counted?.count ?? 0 };
  const meta = await db
    .selectFrom('meta')
    .select(['object', 'key', 'value'])
    .where('kind', '=', 'post')
    .where(
      'object',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return { rows: rows.map((row) => withMeta(row, meta)), total: counted?.count ?? 0 };
}

/** Inserts an uploaded file. */
export function insertMedia(
  { db }: Database,
  { name, url, details }: Upload,
  author: number,
): Promise<MediaRow> {
  const date = now();
  return db.transaction().execute(async (inside) => {
    const row = await inside
      .insertInto('posts')
      .values({
        type: 'attachment',
        status: 'inherit',
        author,
        date,
        date_gmt: date,
        modified: date,
        modified_gmt: date,
        slug: name,
        title: name,
        excerpt: '',
        content: '',
        password: '',
        parent: 0,
        menu_order: 0,
        comment_status: 'open',
        ping_status: 'closed',
        mime_type: 'image/png',
        guid: url,
        comment_count: 0,
        sticky: 0,
        folded_title: fold(name),
        folded_excerpt: '',
        folded_content: '',
      })
      .returning(MEDIA_COLUMNS)
      .executeTakeFirstOrThrow();
    const meta = Object.entries({ [KEYS.file]: details.file, [KEYS.details]: details }).map(
      ([key, value]) => ({ object: row.id, key, value: JSON.stringify(value) }),
    );
    await inside
      .insertInto('meta')
      .values(meta.map((value) => ({ kind: 'post', ...value })))
      .execute();
    return withMeta(row, meta);
  });
}

export function findLogin({ db }: Database, name: string) {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('folded_username', '=', fold(name))
    .executeTakeFirst();
}

/** Inserts a session, and removes the oldest ones of a user who has too many. */
export function insertSession({ db }: Database, user: number, session: NewSession): Promise<void> {
  return db.transaction().execute(async (inside) => {
    await inside
      .insertInto('login_sessions')
      .values({ ...session, user })
      .execute();
    const old = await inside
      .selectFrom('login_sessions')
      .select('id')
      .where('user', '=', user)
      .orderBy('id', 'desc')
      .limit(1_000)
      .offset(MOST_SESSIONS)
      .execute();
    if (old.length === 0) return;
    await inside
      .deleteFrom('login_sessions')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute();
  });
}
