/** The statements of the floor that read and write posts. */
import { groupBy, permalink, slugify } from './posts.ts';
import type { Embedded, MetaRow, PostRow, PostTerm, Related, Revisions, SlugRow } from './posts.ts';
import type { CommentRow, UserRow } from './people.ts';
import { isAnyOf } from './driver.ts';
import type { Driver, Sender } from './driver.ts';
import { ALL_COLUMNS, digestOf, fold, now, trigramsOf } from './requests.ts';
import type { ListQuery, Selection, Sent } from './requests.ts';

/** Returns a published post; `undefined` when there is none. */
export async function readPost(
  { all }: Driver,
  id: number,
  { columns }: Selection,
): Promise<PostRow | undefined> {
  const sql = `select ${columns.join(', ')} from posts where id = ? and type = 'post' and status = 'publish'`;
  return (await all<PostRow>(sql, [id]))[0];
}

/** Returns the posts of a page, and the number of posts on all pages. */
export async function readPage(
  driver: Driver,
  { page, size, slug, search, categories }: ListQuery,
  { columns }: Selection,
): Promise<{ readonly rows: readonly PostRow[]; readonly total: number }> {
  // A slug leads to few posts. SQLite would read all of them in the order of an index: the sign keeps it from that.
  const sign = driver.kind === 'sqlite' && slug !== undefined ? '+' : '';
  const conditions = [`${sign}type = 'post' and ${sign}status = 'publish'`];
  const values: (string | number)[] = [];
  if (slug !== undefined) {
    conditions.push('slug = ?');
    values.push(slug);
  }
  if (search !== undefined) {
    const word = fold(search);
    const texts = ['folded_title', 'folded_excerpt', 'folded_content'];
    if (driver.kind === 'sqlite') {
      conditions.push(
        'id in (select rowid from posts_search where posts_search match ?)',
        `(${texts.map((text) => `instr(${text}, ?) > 0`).join(' or ')})`,
      );
      values.push(trigramsOf(word), word, word, word);
    } else {
      conditions.push(`(${texts.map((text) => `${text} like ?`).join(' or ')})`);
      values.push(`%${word}%`, `%${word}%`, `%${word}%`);
    }
    conditions.push(`password = ''`);
  }
  for (const category of categories) {
    conditions.push('id in (select post from term_relationships where term = ?)');
    values.push(category);
  }
  const where = conditions.join(' and ');
  const rows = await driver.all<PostRow>(
    `select ${columns.join(', ')} from posts where ${where} order by date desc, id desc limit ? offset ?`,
    [...values, size, (page - 1) * size],
  );
  const counted = await driver.all<{ readonly count: number }>(
    conditions.length === 1
      ? `select count from totals where kind = 'post' and first = 'post' and second = 'publish'`
      : `select count(*) as count from posts where ${where}`,
    values,
  );
  return { rows, total: counted[0]?.count ?? 0 };
}

/** Returns the rows that belong to posts, as far as a response needs them. */
export async function readRelated(
  driver: Driver,
  rows: readonly PostRow[],
  selection: Selection,
): Promise<Related> {
  const { all } = driver;
  const ids = rows.map(({ id }) => id);
  const terms = selection.terms
    ? await all<PostTerm>(
        `select r.post, t.id, t.taxonomy, t.name, t.slug from term_relationships r join terms t on t.id = r.term
          where ${isAnyOf(driver, 'r.post')} order by r.post, t.folded_name, t.id`,
        [ids],
      )
    : [];
  const meta = selection.meta
    ? await all<MetaRow>(
        `select object, key, value from meta where kind = 'post' and ${isAnyOf(driver, 'object')}`,
        [ids],
      )
    : [];
  const revisions = selection.revisions
    ? await all<Revisions>(
        `select parent, count(*) as count, max(id) as last from posts
          where ${isAnyOf(driver, 'parent')} and type = 'revision' group by parent`,
        [ids],
      )
    : [];
  const slugs = selection.slugs
    ? await all<SlugRow>(
        `select id, slug from posts where ${isAnyOf(driver, 'slug')} and type in ('post', 'attachment')`,
        [rows.map(({ title }) => slugify(title))],
      )
    : [];
  return {
    slugs,
    terms: groupBy(terms, ({ post }) => post),
    meta: groupBy(meta, ({ object }) => object),
    revisions: new Map(revisions.map((row) => [row.parent, row])),
  };
}

/** Returns the rows that a response with `_embed` needs in addition. */
export async function readEmbedded(driver: Driver, rows: readonly PostRow[]): Promise<Embedded> {
  const authors = [...new Set(rows.map(({ author }) => author))];
  const users = await driver.all<UserRow>(
    `select id, name, url, description, slug from users where ${isAnyOf(driver, 'id')}`,
    [authors],
  );
  const comments = await driver.all<CommentRow>(
    `select * from (
      select c.id, c.post, c.parent, c.author, c.author_name, c.author_url, c.date, c.date_gmt, c.content, c.type,
        row_number() over (partition by c.post order by c.date_gmt desc, c.id desc) as position
      from comments c where ${isAnyOf(driver, 'c.post')} and c.approved = '1' and c.type = 'comment'
    ) as ranked where position <= 10 order by position`,
    [rows.map(({ id }) => id)],
  );
  return {
    users: new Map(users.map((user) => [user.id, user])),
    comments: groupBy(comments, ({ post }) => post),
  };
}

/** Returns the id of the editor or administrator whose application password this is; `null` for others. */
export async function readEditor(
  { all }: Driver,
  [name, password]: readonly [string, string],
): Promise<number | null> {
  const digest = digestOf(password);
  const found = await all<{ readonly id: number; readonly digest: string }>(
    `select u.id, p.digest from users u join application_passwords p on p."user" = u.id
      join user_roles r on r."user" = u.id
      where u.folded_username = ? and r.role in ('editor', 'administrator')`,
    [fold(name)],
  );
  return found.find((row) => row.digest === digest)?.id ?? null;
}

const RETURNED = `returning ${ALL_COLUMNS.join(', ')}`;

/** Inserts a published post with its terms. */
export function insertPost(driver: Driver, sent: Sent, author: number): Promise<PostRow> {
  const { title = '', content = '', excerpt = '', categories = [1], tags = [] } = sent;
  const date = now();
  return driver.transaction(async ({ all }) => {
    const slug = await freeSlug({ all }, slugify(title));
    const [row] = await all<PostRow>(
      `insert into posts (
        type, status, author, date, date_gmt, modified, modified_gmt, slug, title, excerpt, content, password, parent,
        menu_order, comment_status, ping_status, mime_type, guid, comment_count, sticky, folded_title, folded_excerpt,
        folded_content
      ) values ('post', 'publish', ?, ?, ?, ?, ?, ?, ?, ?, ?, '', 0, 0, 'open', 'open', '', ?, 0, 0, ?, ?, ?) ${RETURNED}`,
      [
        ...[author, date, date, date, date, slug, title, excerpt, content, permalink(date, slug)],
        ...[title, excerpt, content].map(fold),
      ],
    );
    if (row === undefined) throw new Error('The database returned no row.');
    for (const term of [...categories, ...tags])
      await all('insert into term_relationships (post, term) values (?, ?)', [row.id, term]);
    return row;
  });
}

/** Returns a slug that no post has. */
async function freeSlug({ all }: Sender, wanted: string): Promise<string> {
  const isTaken = async (slug: string): Promise<boolean> =>
    (await all(`select 1 from posts where slug = ? and type in ('post', 'attachment')`, [slug]))
      .length > 0;
  let slug = wanted;
  for (let number = 2; await isTaken(slug); number += 1) slug = `${wanted}-${number}`;
  return slug;
}

/** Changes a post and keeps a revision of it; returns `undefined` when there is none. */
export function updatePost(
  driver: Driver,
  id: number,
  sent: Sent,
  author: number,
): Promise<PostRow | undefined> {
  const date = now();
  return driver.transaction(async ({ all }) => {
    const [before] = await all<PostRow>(
      `select ${ALL_COLUMNS.join(', ')} from posts where id = ? and type = 'post'`,
      [id],
    );
    if (before === undefined) return undefined;
    const { title = before.title, content = before.content, excerpt = before.excerpt } = sent;
    const texts = [title, excerpt, content];
    const [row] = await all<PostRow>(
      `update posts set title = ?, excerpt = ?, content = ?, folded_title = ?, folded_excerpt = ?, folded_content = ?,
        modified = ?, modified_gmt = ? where id = ? ${RETURNED}`,
      [...texts, ...texts.map(fold), date, date, id],
    );
    await all(
      `insert into posts (
        type, status, author, date, date_gmt, modified, modified_gmt, slug, title, excerpt, content, password, parent,
        menu_order, comment_status, ping_status, mime_type, guid, comment_count, sticky, folded_title, folded_excerpt,
        folded_content
      ) values ('revision', 'inherit', ?, ?, ?, ?, ?, ?, ?, ?, ?, '', ?, 0, 'closed', 'closed', '', '', 0, 0, ?, ?, ?)`,
      [...[author, date, date, date, date, `${id}-revision-v1`, ...texts, id], ...texts.map(fold)],
    );
    return row;
  });
}
