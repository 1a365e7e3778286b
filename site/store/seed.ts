import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { advanceIds, inTransaction } from './context.ts';
import type { Context } from './context.ts';

/** The options for generating posts. */
export interface SeedOptions {
  readonly posts: number;
  /** The authors, and the terms of the posts; each post gets one of each list. */
  readonly authors: readonly number[];
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly baseUrl: string;
  /** Called with the number of posts so far. */
  readonly onProgress?: (made: number) => void;
}

const AT_ONCE = 10_000;
const COMMENT_EACH = 10;

/**
 * Adds posts with terms and comments as fast as the database can: some ten thousand per statement and
 * transaction. They are published, dated from 2000 on, and sorted by id.
 */
export async function seedPosts(context: Context, options: SeedOptions): Promise<void> {
  const { posts, onProgress } = options;
  const [first, firstComment] = [await nextId(context, 'posts'), await nextId(context, 'comments')];
  const span = { first, firstComment, step: Math.max(1, Math.floor(YEARS / Math.max(posts, 1))) };
  for (let made = 0; made < posts; made += AT_ONCE) {
    const count = Math.min(AT_ONCE, posts - made);
    await inTransaction(context, async (inside) => {
      if (context.kind === 'postgres') {
        // Cached plans of triggers and references are made for an empty site and would read whole tables.
        await sql`discard plans`.execute(inside.write);
        // The trigrams of many texts are added to their index in one step.
        await sql`set local gin_pending_list_limit = 1000000`.execute(inside.write);
      }
      for (const statement of statements(inside, { ...span, from: made, count }, options))
        await statement.execute(inside.write);
      await advanceIds(inside, 'posts');
      await advanceIds(inside, 'comments');
    });
    // PostgreSQL would vacuum and analyze by itself within a minute; until then its plans are poor.
    if (context.kind === 'postgres' && made + count === posts)
      await sql`vacuum analyze`.execute(context.write);
    onProgress?.(made + count);
  }
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
}

function statements(
  { kind }: Context,
  { from, count, first, firstComment, step }: Batch,
  { authors, categories, tags, baseUrl }: SeedOptions,
): readonly RawBuilder<unknown>[] {
  const last = from + count - 1;
  const numbers =
    kind === 'sqlite'
      ? sql`(with recursive n(n) as (select ${sql.lit(from)} union all select n + 1 from n where n < ${sql.lit(last)}) select n from n) as n`
      : sql`generate_series(${sql.lit(from)}::bigint, ${sql.lit(last)}::bigint) as n(n)`;
  const seconds = sql`n * ${sql.lit(step)}`;
  const date =
    kind === 'sqlite'
      ? sql`datetime('2000-01-01', '+' || (${seconds}) || ' seconds')`
      : sql`to_char(timestamp '2000-01-01' + ${seconds} * interval '1 second', 'YYYY-MM-DD HH24:MI:SS')`;
  const title = sql`${word(7, 0)} || ' ' || ${word(5, 3)} || ' ' || (n + ${sql.lit(first)})`;
  const text = sql`'<p>The ' || ${word(3, 1)} || ' of the ' || ${word(11, 2)} || ' and the ' || ${word(13, 5)}
    || ' were seen near the ' || ${word(1, 4)} || ' on day ' || n || '.</p>'`;
  const id = sql`n + ${sql.lit(first)}`;
  const carried = (terms: readonly number[]) => sql`
    insert into term_relationships (post, term)
    select ${id}, ${oneOf(terms)} from ${numbers} where true`;
  return [
    sql`
      insert into posts (
        id, type, status, author, date, date_gmt, modified, modified_gmt, slug, title, excerpt, content,
        password, parent, menu_order, comment_status, ping_status, mime_type, guid, comment_count, sticky,
        folded_title, folded_excerpt, folded_content
      )
      select id, 'post', 'publish', author, date, date, date, date,
        replace(title, ' ', '-'), title, '', content, '', 0, 0, 'open', 'closed', '',
        ${sql.lit(`${baseUrl}/?p=`)} || id, case when id % ${sql.lit(COMMENT_EACH)} = 0 then 1 else 0 end, 0,
        title, '', lower(content)
      from (
        select ${id} as id, ${oneOf(authors)} as author, ${date} as date, ${title} as title, ${text} as content
        from ${numbers}
      ) as made`,
    ...(categories.length > 0 ? [carried(categories)] : []),
    ...(tags.length > 0 ? [carried(tags)] : []),
    sql`
      insert into comments (
        id, post, parent, author, author_name, author_email, author_url, author_ip, author_agent,
        date, date_gmt, content, approved, type, folded
      )
      select n + ${sql.lit(firstComment)}, ${id}, 0, 0, 'Somebody', 'somebody@site.example', '', '127.0.0.1', '',
        ${date}, ${date}, ${text}, '1', 'comment', lower(${text})
      from ${numbers} where (${id}) % ${sql.lit(COMMENT_EACH)} = 0`,
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
