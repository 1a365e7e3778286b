import { recountComments } from './comment-counts.ts';
import { commentListing, commentKeysetOrder, findCommentsEach } from './comment-find.ts';
import { COMMENT_COLUMNS, commentColumns, newCommentColumns } from './comment-rows.ts';
import { rowsByIds } from './compiled.ts';
import { advanceIds, inTransaction } from './context.ts';
import type { Context } from './context.ts';
import { addMeta, deleteMeta, setMeta } from './meta.ts';
import { listsOf } from './paging.ts';
import type { CommentChange, CommentRow, NewComment } from './rows.ts';
import type { ById, CommentStore, Identified } from './types.ts';
import { batches, keyed } from './values.ts';

/** Returns the collection of comments, which also updates the comment counts of posts. */
export function commentStore(context: Context): CommentStore {
  return {
    ...listsOf(context, commentKeysetOrder, commentListing),
    findEach: (queries) => findCommentsEach(context, queries),
    byId: async (id) => (await commentsById(context, [id])).get(id),
    byIds: (ids) => commentsById(context, ids),
    insert: (comment) => insertComment(context, comment),
    insertAll: (comments) => insertComments(context, comments),
    update: (id, change) => updateComment(context, id, change),
    remove: (id) => removeComment(context, id),
  };
}

async function commentsById(context: Context, ids: readonly number[]): Promise<ById<CommentRow>> {
  const rows = await rowsByIds(context, 'comments by id', ids, (isAmong) =>
    context.read.selectFrom('comments').select(COMMENT_COLUMNS).where(isAmong('id')),
  );
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

const AT_ONCE = 500;

/** Inserts comments that have ids, hundreds per statement. */
async function insertComments(
  context: Context,
  comments: readonly Identified<NewComment>[],
): Promise<void> {
  await inTransaction(context, async (inside) => {
    for (const some of batches(comments, AT_ONCE)) {
      await inside.write.insertInto('comments').values(some.map(newCommentColumns)).execute();
      await addMeta(inside, 'comment', some);
    }
    await recountComments(
      inside,
      comments.map(({ post }) => post),
    );
    await advanceIds(inside, 'comments');
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
