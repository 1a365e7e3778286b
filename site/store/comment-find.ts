import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { commentIsSeen, commentSelection, storedCommentTotal } from './comment-access.ts';
import { rowsByIds, shapeOf } from './compiled.ts';
import { contains, isIn, isNotIn } from './context.ts';
import type { Context } from './context.ts';
import { fold } from './fold.ts';
import { mayContain } from './full-text.ts';
import { findEach, pageOf } from './paging.ts';
import { sorted } from './keyset.ts';
import type { Orders } from './keyset.ts';
import type { CommentOrderBy, CommentQuery, Found } from './queries.ts';
import type { CommentRow } from './rows.ts';
import type { Tables } from './tables.ts';
import { knownIds, whole } from './values.ts';

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
    ordered: (rows: Selection, sample: CommentQuery) => sorted(rows, sample, COMMENT_ORDERS),
    selected: (rows: Selection, sample: CommentQuery) => rows.select(commentSelection(sample)),
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
      .select(commentSelection(first))
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
      .selectFrom(ranked(isAmong).as('ranked'))
      .selectAll()
      .where('position', '<=', whole(limit))
      .orderBy('position'),
  );
  return queries.map((query) => {
    const own = rows.filter((row) => row[column] === query[above]?.[0]);
    return { rows: own.map(withoutRank), total: own[0]?.total ?? 0 };
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

function withoutRank<Row extends { readonly total: number; readonly position: number }>({
  total: _total,
  position: _position,
  ...row
}: Row): Omit<Row, 'total' | 'position'> {
  return row;
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
