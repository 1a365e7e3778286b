import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { advanceIds, inTransaction } from './context.ts';
import type { Context } from './context.ts';

/** The options for generating content. */
export interface SeedOptions {
  readonly posts: number;
  /** The number of comments, spread over the posts; one tenth of the posts if absent. */
  readonly comments?: number;
  /** Pictures, which have no files. */
  readonly media?: { readonly count: number; readonly keys: MediaKeys };
  /** The authors, and the terms of the posts; each post gets one of each list. */
  readonly authors: readonly number[];
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly baseUrl: string;
  /** Called with the number of posts and pictures so far. */
  readonly onProgress?: (made: number) => void;
}

/** The keys of the meta values of a picture. */
interface MediaKeys {
  readonly file: string;
  readonly fileDetails: string;
}

const AT_ONCE = 10_000;

/**
 * Adds posts with terms and comments, then pictures, as fast as the database can: some ten thousand per statement and
 * transaction. They are published, dated from 2000 on, and sorted by id.
 */
export async function seedContent(context: Context, options: SeedOptions): Promise<void> {
  const { posts, comments = Math.floor(posts / 10), media, onProgress } = options;
  const [first, firstComment] = [await nextId(context, 'posts'), await nextId(context, 'comments')];
  const step = Math.max(1, Math.floor(YEARS / Math.max(posts, 1)));
  const span = { first, firstComment, step, posts, comments };
  const add = async (
    made: number,
    count: number,
    statements: (inside: Context) => readonly RawBuilder<unknown>[],
  ): Promise<void> => {
    await inTransaction(context, async (inside) => {
      if (context.kind === 'postgres') {
        // Cached plans of triggers and references are made for an empty site and would read whole tables.
        await sql`discard plans`.execute(inside.write);
        // The trigrams of many texts are added to their index in one step.
        await sql`set local gin_pending_list_limit = 1000000`.execute(inside.write);
      }
      for (const statement of statements(inside)) await statement.execute(inside.write);
      await advanceIds(inside, 'posts');
      await advanceIds(inside, 'comments');
    });
    onProgress?.(made + count);
  };
  for (const [from, count] of portions(posts))
    await add(from, count, (inside) => postStatements(inside, { ...span, from, count }, options));
  if (media)
    for (const [from, count] of portions(media.count))
      await add(posts + from, count, (inside) =>
        mediaStatements(inside, { ...span, from: posts + from, count }, media.keys, options),
      );
  // PostgreSQL would vacuum and analyze by itself within a minute; until then its plans are poor.
  if (context.kind === 'postgres') await sql`vacuum analyze`.execute(context.write);
}

function* portions(total: number): Generator<readonly [from: number, count: number]> {
  for (let from = 0; from < total; from += AT_ONCE) yield [from, Math.min(AT_ONCE, total - from)];
}

const YEARS = 20 * 365 * 24 * 3600;

interface Batch {
  readonly from: number;
  readonly count: number;
  /** The ids of the very first post and comment. */
  readonly first: number;
  readonly firstComment: number;
  /** The seconds between two posts. */
  readonly step: number;
  /** The numbers of all posts and of all comments. */
  readonly posts: number;
  readonly comments: number;
}

/** Selects the whole numbers `n` from `from` to before `end`. */
function numbersOf({ kind }: Context, from: number, end: number): RawBuilder<unknown> {
  const last = end - 1;
  return kind === 'sqlite'
    ? sql`(with recursive n(n) as (select ${sql.lit(from)} where ${sql.lit(from)} <= ${sql.lit(last)} union all select n + 1 from n where n < ${sql.lit(last)}) select n from n) as n`
    : sql`generate_series(${sql.lit(from)}::bigint, ${sql.lit(last)}::bigint) as n(n)`;
}

/** Selects the date of post `n`. */
function dateOf({ kind }: Context, n: RawBuilder<unknown>, step: number): RawBuilder<unknown> {
  const seconds = sql`(${n}) * ${sql.lit(step)}`;
  return kind === 'sqlite'
    ? sql`datetime('2000-01-01', '+' || (${seconds}) || ' seconds')`
    : sql`to_char(timestamp '2000-01-01' + ${seconds} * interval '1 second', 'YYYY-MM-DD HH24:MI:SS')`;
}

const INTO_POSTS = sql`insert into posts (
  id, type, status, author, date, date_gmt, modified, modified_gmt, slug, title, excerpt, content,
  password, parent, menu_order, comment_status, ping_status, mime_type, guid, comment_count, sticky,
  folded_title, folded_excerpt, folded_content
)`;

/** Comments are spread evenly: post `n` has those from `n * comments / posts` to before `(n + 1) * comments / posts`. */
function postStatements(
  context: Context,
  { from, count, first, firstComment, step, posts, comments }: Batch,
  { authors, categories, tags, baseUrl }: SeedOptions,
): readonly RawBuilder<unknown>[] {
  const numbers = numbersOf(context, from, from + count);
  const date = dateOf(context, sql`n`, step);
  const firstOf = (n: RawBuilder<unknown>) =>
    sql`(${n}) * ${sql.lit(comments)} / ${sql.lit(posts)}`;
  const commentsOf = numbersOf(
    context,
    Math.floor((from * comments) / posts),
    Math.floor(((from + count) * comments) / posts),
  );
  const postOf = sql`((n + 1) * ${sql.lit(posts)} - 1) / ${sql.lit(comments)}`;
  const title = sql`${word(7, 0)} || ' ' || ${word(5, 3)} || ' ' || (n + ${sql.lit(first)})`;
  const text = sql`'<p>The ' || ${word(3, 1)} || ' of the ' || ${word(11, 2)} || ' and the ' || ${word(13, 5)}
    || ' were seen near the ' || ${word(1, 4)} || ' on day ' || n || '.</p>'`;
  const id = sql`n + ${sql.lit(first)}`;
  const carried = (terms: readonly number[]) => sql`
    insert into term_relationships (post, term)
    select ${id}, ${oneOf(terms)} from ${numbers} where true`;
  return [
    sql`
      ${INTO_POSTS}
      select id, 'post', 'publish', author, date, date, date, date,
        replace(title, ' ', '-'), title, '', content, '', 0, 0, 'open', 'closed', '',
        ${sql.lit(`${baseUrl}/?p=`)} || id, comment_count, 0,
        title, '', lower(content)
      from (
        select ${id} as id, ${oneOf(authors)} as author, ${date} as date, ${title} as title, ${text} as content,
          ${firstOf(sql`n + 1`)} - ${firstOf(sql`n`)} as comment_count
        from ${numbers}
      ) as made`,
    ...(categories.length > 0 ? [carried(categories)] : []),
    ...(tags.length > 0 ? [carried(tags)] : []),
    sql`
      insert into comments (
        id, post, parent, author, author_name, author_email, author_url, author_ip, author_agent,
        date, date_gmt, content, approved, type, folded
      )
      select n + ${sql.lit(firstComment)}, post + ${sql.lit(first)}, 0, 0, 'Somebody', 'somebody@site.example', '', '127.0.0.1', '',
        ${dateOf(context, sql`post`, step)}, ${dateOf(context, sql`post`, step)}, content, '1', 'comment', lower(content)
      from (select n, ${postOf} as post, ${text} as content from ${commentsOf}) as made`,
  ];
}

/** Pictures follow the posts: picture `n` has the id of a post with this number. */
function mediaStatements(
  context: Context,
  { from, count, first, step, posts }: Batch,
  keys: MediaKeys,
  { authors, baseUrl }: SeedOptions,
): readonly RawBuilder<unknown>[] {
  const numbers = numbersOf(context, from, from + count);
  const id = sql`n + ${sql.lit(first)}`;
  const file = sql`'seed/picture-' || (${id}) || '.png'`;
  const details = sql`'{"width":1200,"height":800,"filesize":50000,"sizes":{"medium":{"file":"picture-' || (${id})
    || '-300x200.png","width":300,"height":200,"mime_type":"image/png","filesize":9000}}}'`;
  const metaOf = (key: string, value: RawBuilder<unknown>) => sql`
    insert into meta (kind, object, key, value)
    select 'post', ${id}, ${sql.lit(key)}, ${value} from ${numbers}`;
  return [
    sql`
      ${INTO_POSTS}
      select id, 'attachment', 'inherit', author, date, date, date, date, 'picture-' || id, 'picture ' || id, '', '',
        '', 0, 0, 'open', 'closed', 'image/png', ${sql.lit(`${baseUrl}/?p=`)} || id, 0, 0, 'picture ' || id, '', ''
      from (
        select ${id} as id, ${oneOf(authors)} as author,
          ${dateOf(context, sql`n - ${sql.lit(posts)}`, step)} as date
        from ${numbers}
      ) as made`,
    metaOf(keys.file, sql`'"' || ${file} || '"'`),
    metaOf(keys.fileDetails, details),
  ];
}

const WORDS = (
  'lamp harbour boat island keeper rope signal storm gull lens tower shore tide anchor chart bell ' +
  'candle pier engine mirror weather stone garden letter school clock'
).split(' ');

/** Selects a word that depends on the number of the post. */
function word(factor: number, shift: number): RawBuilder<string> {
  const whens = WORDS.map((text, at) => sql`when ${sql.lit(at)} then ${sql.lit(text)}`);
  return sql<string>`case (n * ${sql.lit(factor)} + n / 26 + ${sql.lit(shift)}) % ${sql.lit(WORDS.length)} ${sql.join(whens, sql` `)} end`;
}

function oneOf(values: readonly number[]): RawBuilder<number> {
  const [only = 0] = values;
  if (values.length <= 1) return sql<number>`${sql.lit(only)}`;
  const whens = values.map((value, at) => sql`when ${sql.lit(at)} then ${sql.lit(value)}`);
  return sql<number>`case n % ${sql.lit(values.length)} ${sql.join(whens, sql` `)} end`;
}

async function nextId({ read }: Context, table: 'posts' | 'comments'): Promise<number> {
  const row = await read
    .selectFrom(table)
    .select((eb) => eb.fn.max<number | null>('id').as('newest'))
    .executeTakeFirst();
  return (row?.newest ?? 0) + 1;
}
