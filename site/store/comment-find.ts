import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { rowsByIds, shapeOf, rowsOf } from './compiled.ts';
import { contains, isIn, isNotIn, matchesFilter } from './context.ts';
import type { Context } from './context.ts';
import { fold } from './fold.ts';
import { mayContain } from './full-text.ts';
import { findEach, pageOf } from './paging.ts';
import { sorted } from './keyset.ts';
import type { Orders } from './keyset.ts';
import type { CommentOrderBy, CommentQuery, Found, CommentAccess } from './queries.ts';
import type { CommentRow } from './rows.ts';
import type { Tables } from './tables.ts';
import { knownIds, whole } from './values.ts';
import { COMMENT_COLUMNS } from './comment-rows.ts';
import { isSeen } from './post-access.ts';
import { storedTotal, limitsOnly } from './totals.ts';

type Comments = ExpressionBuilder<Tables, 'comments'>;
type Selection = SelectQueryBuilder<Tables, 'comments', object>;

/** Returns how the comments of a query are listed. */
export function commentListing(context: Context, query: CommentQuery) {
  return {
    name: 'comments',
    filtered: (sample: CommentQuery): Selection =>
      context.read
        .selectFrom('comments')
        .where((eb) => eb.and([...conditions(context, eb, sample)])),
    ordered: (rows: Selection, sample: CommentQuery) =>
      sorted(context, rows, sample, COMMENT_ORDERS),
    selected: (page: Selection, sample: CommentQuery) => {
      const rows = page.select(COMMENT_COLUMNS);
      if (!sample.countReplies) return rows;
      // The database would also count the replies to the rows before the page.
      const paged = context.read.selectFrom(rows.as('page'));
      return sorted(context, paged, sample, COMMENT_ORDERS).select(withReplies(context, sample));
    },
    rowOf: (row: CommentRow) => row,
    storedTotal: () => storedCommentTotal(context, query),
  };
}

/** The orders of comments. */
export const COMMENT_ORDERS: Orders<CommentRow, Exclude<CommentOrderBy, 'include'>> = {
  columns: {
    date: { column: 'date', cursorValue: (row) => row.date },
    date_gmt: { column: 'date_gmt', cursorValue: (row) => row.date_gmt },
    id: { column: 'id', cursorValue: (row) => row.id },
    parent: { column: 'parent' },
    post: { column: 'post' },
    type: { column: 'type' },
  },
  usual: { orderBy: 'date_gmt', order: 'desc' },
  // Unless sorted by date, the newer of two equal rows comes first in both directions.
  tie: (orderBy, order) => (orderBy.startsWith('date') ? order : 'desc'),
};

/**
 * Returns the results of `find` for several queries. Queries that differ only in their one post, or
 * in their one parent, share one SQL query.
 */
export function findCommentsEach(
  context: Context,
  queries: readonly CommentQuery[],
): Promise<readonly Found<CommentRow>[]> {
  return findEach(queries, {
    sharedBy(query) {
      const above = aboveOf(query);
      return above && { ...query, [above]: above };
    },
    alone: (query) => pageOf(context, query, commentListing(context, query)),
    together: (alike) => findBelow(context, alike),
  });
}

/** Returns the first pages of comments below many posts or comments, each with its own total. */
async function findBelow(
  context: Context,
  queries: readonly CommentQuery[],
): Promise<readonly Found<CommentRow>[]> {
  const [first = {}] = queries;
  const above = aboveOf(first) ?? 'posts';
  const all = queries.flatMap((query) => query[above] ?? []);
  const column = above === 'posts' ? 'post' : 'parent';
  const { orderBy = 'date_gmt', order = 'desc', limit = 0 } = first;
  const { [above]: _, ...shared } = first;
  const ranked = (isAmong: (column: string) => Expression<SqlBool>) =>
    context.read
      .selectFrom('comments')
      .where((eb) => eb.and([isAmong(column), ...conditions(context, eb, shared)]))
      .select(COMMENT_COLUMNS)
      .select((eb) => [
        eb.fn
          .countAll<number>()
          .over((over) => over.partitionBy(column))
          .as('total'),
        sql<number>`row_number() over (
        partition by ${eb.ref(column)}
        order by ${eb.ref(dateOrId(orderBy))} ${sql.raw(order)}, id ${sql.raw(order)}
      )`.as('position'),
      ]);
  const shape = shapeOf(`comments below ${above}`, shared);
  const rows = await rowsByIds(context, shape, all, (isAmong) =>
    context.read
      .selectFrom(ranked(isAmong).as('page'))
      .select(withReplies(context, first))
      .select('total')
      .where('position', '<=', whole(limit))
      .orderBy('position'),
  );
  return queries.map((query) => {
    const own = rows.filter((row) => row[column] === query[above]?.[0]);
    return { rows: own.map(({ total: _total, ...row }) => row), total: own[0]?.total ?? 0 };
  });
}

/** Returns the member that restricts a query to the first page below one post or parent; `null` for any other query. */
function aboveOf({ posts, parents, orderBy, limit = 0, offset = 0 }: CommentQuery) {
  const isSimple = orderBy === undefined || dateOrId(orderBy) === orderBy;
  if (!isSimple || limit === 0 || offset !== 0) return null;
  if (posts?.length === 1 && parents === undefined) return 'posts';
  return parents?.length === 1 && posts === undefined ? 'parents' : null;
}

function dateOrId(orderBy: CommentOrderBy): 'date' | 'date_gmt' | 'id' {
  return orderBy === 'date' || orderBy === 'id' ? orderBy : 'date_gmt';
}

function* conditions(
  context: Context,
  eb: Comments,
  query: CommentQuery,
): Iterable<Expression<SqlBool>> {
  if (query.access) yield commentIsSeen(query.access);
  if (query.approved) yield isIn(eb.ref('approved'), query.approved);
  if (query.types) yield isIn(eb.ref('type'), query.types);
  if (query.posts) yield isIn(eb.ref('post'), knownIds(query.posts));
  if (query.parents) yield isIn(eb.ref('parent'), knownIds(query.parents));
  if (query.include) yield isIn(eb.ref('id'), knownIds(query.include));
  if (query.authors) yield isIn(eb.ref('author'), knownIds(query.authors));
  if (query.exclude) yield isNotIn(eb.ref('id'), knownIds(query.exclude));
  if (query.parentsExclude) yield isNotIn(eb.ref('parent'), knownIds(query.parentsExclude));
  if (query.authorsExclude) yield isNotIn(eb.ref('author'), knownIds(query.authorsExclude));
  if (query.authorEmail !== undefined) yield eb('author_email', '=', query.authorEmail);
  if (query.after !== undefined) yield eb('date', '>', query.after);
  if (query.before !== undefined) yield eb('date', '<', query.before);
  if (query.upTo) yield sql<SqlBool>`(date_gmt, id) <= (${query.upTo.date_gmt}, ${query.upTo.id})`;
  if (query.search) {
    const text = fold(query.search);
    const indexed = mayContain(context, 'comments', text);
    if (indexed) yield indexed;
    yield eb.or(searchedColumns(query).map((column) => contains(context, eb.ref(column), text)));
  }
}

/** Returns the columns with the fields of a search. */
function searchedColumns({
  searchIn = [],
}: CommentQuery): readonly ('folded' | 'folded_private')[] {
  const isPrivate = searchIn.includes('author_email') && searchIn.includes('author_ip');
  return isPrivate ? ['folded', 'folded_private'] : ['folded'];
}

type Condition = Expression<SqlBool>;

/** Returns the condition that a comment, in the table `alias`, may be seen. */
function commentIsSeen(access: CommentAccess, alias = 'comments'): Condition {
  const { readable, unlocked, editable, author } = access;
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const post = { alias: 'commented' };
  const isOpen = sql<SqlBool>`(commented.password = '' or ${isIn(sql.ref<number>('commented.id'), knownIds(unlocked))})`;
  const underPost = sql<SqlBool>`exists (
    select 1 from posts as commented where commented.id = ${column('post')} and (
      ${column('approved')} = '1' and ${isOpen} and ${isSeen(readable, post)}
      or ${isSeen(editable, post)}
    )
  )`;
  if (author === 0) return underPost;
  return sql<SqlBool>`(${column('author')} = ${whole(author)} or ${underPost})`;
}

/** Selects the columns of comments and, if the query asks for it, the number of their replies that may be seen. */
function withReplies({ read }: Context, { access, countReplies = false }: CommentQuery) {
  if (!countReplies) return COMMENT_COLUMNS;
  const replies = read
    .selectFrom('comments as reply')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reply.parent', '=', sql.ref<number>('page.id'))
    .where('reply.approved', 'in', ['0', '1'])
    .where(access ? commentIsSeen(access, 'reply') : sql<SqlBool>`1 = 1`);
  return [...COMMENT_COLUMNS, replies.$asScalar().$notNull().as('replies')] as const;
}

/**
 * Returns the total of approved comments without other filters: the stored total, less the comments that
 * may not be seen. Those belong to the few posts that an index lists. `null` for any other query.
 */
async function storedCommentTotal(context: Context, query: CommentQuery): Promise<number | null> {
  const { access, approved, types } = query;
  if (!limitsOnly(query, ['access', 'approved', 'types'])) return null;
  if (access && (approved?.length !== 1 || approved[0] !== '1')) return null;
  const all = await storedTotal(context, { kind: 'comment', first: approved, second: types });
  if (!access) return all;
  const shape = shapeOf('hidden comments', { access, types });
  const [found] = await rowsOf(context, shape, {}, () =>
    context.read
      .selectFrom('comments')
      .select((eb) => eb.fn.countAll<number>().as('hidden'))
      .where('approved', '=', '1')
      .where((eb) => matchesFilter(eb.ref('type'), types))
      .where('post', 'in', sql<number>`(${notForAll(context, access)})`)
      .where(sql<SqlBool>`not ${commentIsSeen(access)}`),
  );
  return all - Number(found?.hidden ?? 0);
}

/** Selects posts with approved comments that not everyone may read: listed by an index, or of closed types. */
function notForAll({ kind }: Context, { readable }: CommentAccess): Expression<unknown> {
  const open = readable.rules
    .filter(({ statuses }) => statuses.includes('publish'))
    .flatMap(({ types }) => types);
  const closed = sql`(
    select first from totals
    where kind = 'post' and second = 'publish' and ${isNotIn(sql.ref<string>('first'), open)}
  )`;
  // PostgreSQL would join the types with all posts that have comments; an array is looked up in the index.
  const isClosed = kind === 'postgres' ? sql`type = any(array${closed})` : sql`type in ${closed}`;
  return sql`
    select id from posts where comment_count > 0 and (status <> 'publish' or password <> '')
    union all
    select id from posts where status = 'publish' and comment_count > 0 and ${isClosed}`;
}
