import type { ExpressionBuilder, Expression, SelectQueryBuilder, SqlBool } from 'kysely';
import { recountComments } from './comment-counts.ts';
import { COMMENT_COLUMNS, commentColumns, newCommentColumns } from './comment-rows.ts';
import { advanceIds, contains, inTransaction, isIn, isNotIn, rankIn } from './context.ts';
import type { Context } from './context.ts';
import { fold } from './fold.ts';
import { deleteMeta, setMeta } from './meta.ts';
import { pageOf } from './paging.ts';
import type { CommentQuery, Found } from './queries.ts';
import type { CommentChange, CommentRow, NewComment } from './rows.ts';
import type { Tables } from './tables.ts';
import type { ById, CommentStore } from './types.ts';
import { batches, keyed, knownIds } from './values.ts';

type Comments = ExpressionBuilder<Tables, 'comments'>;
type Selection = SelectQueryBuilder<Tables, 'comments', object>;

/** Comments, and the comment counts of posts. */
export function commentStore(context: Context): CommentStore {
  return {
    find: (query) => findComments(context, query),
    byId: async (id) => (await commentsById(context, [id])).get(id),
    byIds: (ids) => commentsById(context, ids),
    insert: (comment) => insertComment(context, comment),
    update: (id, change) => updateComment(context, id, change),
    remove: (id) => removeComment(context, id),
    approvedChildren: (ids) => approvedChildren(context, ids),
  };
}

async function findComments(context: Context, query: CommentQuery): Promise<Found<CommentRow>> {
  const filtered = context.read
    .selectFrom('comments')
    .where((eb) => eb.and([...conditions(context, eb, query)]));
  return pageOf(
    query,
    (limit, offset) =>
      ordered(filtered, query).select(COMMENT_COLUMNS).limit(limit).offset(offset).execute(),
    () => filtered.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  );
}

function* conditions(
  context: Context,
  eb: Comments,
  query: CommentQuery,
): Iterable<Expression<SqlBool>> {
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
  if (query.search) yield contains(context, eb.ref('folded'), fold(query.search));
}

function ordered(filtered: Selection, query: CommentQuery): Selection {
  const order = query.order ?? 'desc';
  const by = query.orderBy ?? 'date_gmt';
  if (by === 'id') return filtered.orderBy('id', order);
  if (by === 'date' || by === 'date_gmt') return filtered.orderBy(by, order).orderBy('id', order);
  // Where no date decides, the newer of two equals comes first, whatever the direction.
  if (by !== 'include') return filtered.orderBy(by, order).orderBy('id', 'desc');
  const listed = knownIds(query.include ?? []);
  if (listed.length === 0) return filtered.orderBy('date_gmt', order).orderBy('id', order);
  return filtered.orderBy((eb) => rankIn(eb.ref('id'), listed));
}

async function commentsById(context: Context, ids: readonly number[]): Promise<ById<CommentRow>> {
  const rows: CommentRow[] = [];
  for (const some of batches(knownIds(ids))) {
    const found = await context.read
      .selectFrom('comments')
      .select(COMMENT_COLUMNS)
      .where('id', 'in', some)
      .execute();
    rows.push(...found);
  }
  return keyed(rows);
}

async function insertComment(context: Context, comment: NewComment): Promise<CommentRow> {
  return inTransaction(context, async (inside) => {
    const row = await inside.write
      .insertInto('comments')
      .values(newCommentColumns(comment))
      .returning(COMMENT_COLUMNS)
      .executeTakeFirstOrThrow();
    if (comment.id !== undefined) await advanceIds(inside, 'comments');
    if (comment.meta) await setMeta(inside, 'comment', row.id, comment.meta);
    await recountComments(inside, [row.post]);
    return row;
  });
}

async function updateComment(
  context: Context,
  id: number,
  change: CommentChange,
): Promise<CommentRow | undefined> {
  return inTransaction(context, async (inside) => {
    const before = (await commentsById(inside, [id])).get(id);
    if (!before) return undefined;
    const row = await inside.write
      .updateTable('comments')
      .set(commentColumns(change, before))
      .where('id', '=', id)
      .returning(COMMENT_COLUMNS)
      .executeTakeFirstOrThrow();
    if (row.approved !== before.approved || row.post !== before.post)
      await recountComments(inside, [before.post, row.post]);
    return row;
  });
}

async function removeComment(context: Context, id: number): Promise<boolean> {
  return inTransaction(context, async (inside) => {
    const comment = (await commentsById(inside, [id])).get(id);
    if (!comment) return false;
    await deleteMeta(inside, 'comment', [id]);
    await inside.write.deleteFrom('comments').where('id', '=', id).execute();
    await inside.write
      .updateTable('comments')
      .set({ parent: comment.parent })
      .where('parent', '=', id)
      .execute();
    await recountComments(inside, [comment.post]);
    return true;
  });
}

async function approvedChildren(context: Context, ids: readonly number[]): Promise<ById<number>> {
  const found = new Map<number, number>();
  for (const some of batches(knownIds(ids))) {
    const rows = await context.read
      .selectFrom('comments')
      .select((eb) => ['parent', eb.fn.countAll<number>().as('count')])
      .where('parent', 'in', some)
      .where('approved', '=', '1')
      .groupBy('parent')
      .execute();
    for (const { parent, count } of rows) found.set(parent, count);
  }
  return found;
}
