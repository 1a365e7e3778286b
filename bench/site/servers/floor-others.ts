/** The statements of the floor for comments, users, files and logins. */
import { isAnyOf } from './driver.ts';
import type { Driver } from './driver.ts';
import { MOST_SESSIONS } from './logins.ts';
import type { NewSession } from './logins.ts';
import { KEYS, MEDIA_COLUMNS } from './media.ts';
import type { MediaRow, Upload } from './media.ts';
import type { CommentRow, UserRow } from './people.ts';
import { fold, now } from './requests.ts';

/** The rows of a page, and the number of rows on all pages. */
export interface Found<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** A comment with the date and the slug of its post. */
export type CommentOnPost = CommentRow & {
  readonly post_date: string;
  readonly post_slug: string;
};

interface Page {
  readonly page: number;
  readonly size: number;
}

export async function readComments(driver: Driver, page: Page): Promise<Found<CommentOnPost>> {
  const from = `from comments c join posts p on p.id = c.post
    where c.approved = '1' and c.type = 'comment' and p.status = 'publish' and p.password = ''`;
  const rows = await driver.all<CommentOnPost>(
    `select c.id, c.post, c.parent, c.author, c.author_name, c.author_url, c.date, c.date_gmt, c.content, c.type,
      p.date as post_date, p.slug as post_slug ${from} order by c.date_gmt desc, c.id desc limit ? offset ?`,
    limitsOf(page),
  );
  return { rows, total: await count(driver, `select count(*) as count ${from}`) };
}

export async function readUsers(driver: Driver, page: Page): Promise<Found<UserRow>> {
  const from = `from users where id in (
    select author from author_totals where status = 'publish' and count > 0 and type in ('post', 'page', 'attachment')
  )`;
  const rows = await driver.all<UserRow>(
    `select id, name, url, description, slug ${from} order by folded_name, id limit ? offset ?`,
    limitsOf(page),
  );
  return { rows, total: await count(driver, `select count(*) as count ${from}`) };
}

interface MetaValue {
  readonly object: number;
  readonly key: string;
  readonly value: string;
}

export async function readMedia(driver: Driver, page: Page): Promise<Found<MediaRow>> {
  const rows = await driver.all<Omit<MediaRow, 'alt_text' | 'details'>>(
    `select ${MEDIA_COLUMNS.join(', ')} from posts where type = 'attachment' and status = 'inherit' and parent = 0
      order by date desc, id desc limit ? offset ?`,
    limitsOf(page),
  );
  const meta = await driver.all<MetaValue>(
    `select object, key, value from meta where kind = 'post' and ${isAnyOf(driver, 'object')}`,
    [rows.map(({ id }) => id)],
  );
  const total = await count(
    driver,
    `select count(*) as count from posts where type = 'attachment' and status = 'inherit' and parent = 0`,
  );
  return { rows: rows.map((row) => withMeta(row, meta)), total };
}

/** Returns a file with the values that are stored with it. */
export function withMeta(
  row: Omit<MediaRow, 'alt_text' | 'details'>,
  meta: readonly MetaValue[],
): MediaRow {
  const valueOf = (key: string) =>
    meta.find(({ object, key: name }) => object === row.id && name === key)?.value;
  return {
    ...row,
    alt_text: valueOf(KEYS.altText) ?? null,
    details: valueOf(KEYS.details) ?? '{}',
  };
}

function limitsOf({ page, size }: Page): readonly number[] {
  return [size, (page - 1) * size];
}

async function count({ all }: Driver, sql: string): Promise<number> {
  return (await all<{ readonly count: number }>(sql, []))[0]?.count ?? 0;
}

/** Inserts an uploaded file. */
export function insertMedia(
  driver: Driver,
  { name, url, details }: Upload,
  author: number,
): Promise<MediaRow> {
  const date = now();
  return driver.transaction(async ({ all }) => {
    const [row] = await all<Omit<MediaRow, 'alt_text' | 'details'>>(
      `insert into posts (
        type, status, author, date, date_gmt, modified, modified_gmt, slug, title, excerpt, content, password, parent,
        menu_order, comment_status, ping_status, mime_type, guid, comment_count, sticky, folded_title, folded_excerpt,
        folded_content
      ) values ('attachment', 'inherit', ?, ?, ?, ?, ?, ?, ?, '', '', '', 0, 0, 'open', 'closed', 'image/png', ?, 0, 0, ?, '', '')
      returning ${MEDIA_COLUMNS.join(', ')}`,
      [author, date, date, date, date, name, name, url, fold(name)],
    );
    if (row === undefined) throw new Error('The database returned no row.');
    const meta = { [KEYS.file]: details.file, [KEYS.details]: details };
    const values = Object.entries(meta).map(([key, value]) => ({
      object: row.id,
      key,
      value: JSON.stringify(value),
    }));
    for (const { object, key, value } of values)
      await all(`insert into meta (kind, object, key, value) values ('post', ?, ?, ?)`, [
        object,
        key,
        value,
      ]);
    return withMeta(row, values);
  });
}

/** Returns the id and the password hash of a user; `undefined` for an unknown one. */
export async function readLogin(
  { all }: Driver,
  name: string,
): Promise<{ readonly id: number; readonly password_hash: string } | undefined> {
  const sql = 'select id, password_hash from users where folded_username = ?';
  return (await all<{ readonly id: number; readonly password_hash: string }>(sql, [fold(name)]))[0];
}

/** Inserts a session, and removes the oldest ones of a user who has too many. */
export function insertSession(
  driver: Driver,
  user: number,
  { digest, created, expires, ip, agent }: NewSession,
): Promise<void> {
  return driver.transaction(async ({ all }) => {
    await all(
      `insert into login_sessions (digest, "user", created, expires, ip, agent) values (?, ?, ?, ?, ?, ?)`,
      [digest, user, created, expires, ip, agent],
    );
    await all(
      `delete from login_sessions where id in (
        select id from login_sessions where "user" = ? order by id desc limit 1000 offset ${MOST_SESSIONS}
      )`,
      [user],
    );
  });
}
