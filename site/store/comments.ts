import { sql } from 'kysely';
import { COMMENT_ORDERS, commentListing, findCommentsEach } from './comment-find.ts';
import { COMMENT_COLUMNS, commentColumns, newCommentColumns } from './comment-rows.ts';
import { rowsByIds } from './compiled.ts';
import { advanceIds, inTransaction } from './context.ts';
import type { Context } from './context.ts';
import { addMeta, deleteMeta, setMeta } from './meta.ts';
import { listsOf } from './paging.ts';
import type { CommentRow } from './rows.ts';
import type { ById, CommentStore } from './types.ts';
import { batches, keyed, knownIds } from './values.ts';

/** Returns the collection of comments, which also updates the comment counts of posts. */
export function commentStore(context: Context): CommentStore {
  return {
    ...listsOf(context, COMMENT_ORDERS, commentListing),
    findEach: (queries) => findCommentsEach(context, queries),
    byId: async (id) => (await commentsById(context, [id])).get(id),
    byIds: (ids) => commentsById(context, ids),
    insert: (comment) =>
      inTransaction(context, async (inside) => {
        const row = await inside.write
          .insertInto('comments')
          .values(newCommentColumns(comment))
          .returning(COMMENT_COLUMNS)
          .executeTakeFirstOrThrow();
        if (comment.id !== undefined) await advanceIds(inside, 'comments');
        if (comment.meta) await setMeta(inside, 'comment', row.id, comment.meta);
        await recountComments(inside, [row.post]);
        return row;
      }),
    insertAll: (comments) =>
      inTransaction(context, async (inside) => {
        for (const some of batches(comments, AT_ONCE)) {
          await inside.write.insertInto('comments').values(some.map(newCommentColumns)).execute();
          await addMeta(inside, 'comment', some);
        }
        await recountComments(
          inside,
          comments.map(({ post }) => post),
        );
        await advanceIds(inside, 'comments');
      }),
    update: (id, change) =>
      inTransaction(context, async (inside) => {
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
      }),
    remove: (id) =>
      inTransaction(context, async (inside) => {
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
      }),
  };
}

// The comments of one statement of `insertAll`.
const AT_ONCE = 500;

async function commentsById(context: Context, ids: readonly number[]): Promise<ById<CommentRow>> {
  const rows = await rowsByIds(context, 'comments by id', ids, (isAmong) =>
    context.read.selectFrom('comments').select(COMMENT_COLUMNS).where(isAmong('id')),
  );
  return keyed(rows);
}

/** Sets the comment count of posts to the number of their approved comments. */
async function recountComments(context: Context, posts: readonly number[]): Promise<void> {
  for (const some of batches(knownIds(posts))) {
    await context.write
      .updateTable('posts')
      .set((eb) => ({
        comment_count: eb
          .selectFrom('comments')
          .select(sql<number>`count(*)`.as('count'))
          .whereRef('comments.post', '=', 'posts.id')
          .where('comments.approved', '=', '1'),
      }))
      .where('id', 'in', some)
      .execute();
  }
}

/** Removes all comments of posts that are about to be removed. */
export async function removeCommentsOf(context: Context, posts: readonly number[]): Promise<void> {
  for (const some of batches(posts)) {
    const comments = await context.write
      .selectFrom('comments')
      .select('id')
      .where('post', 'in', some)
      .execute();
    await deleteMeta(
      context,
      'comment',
      comments.map((row) => row.id),
    );
    await context.write.deleteFrom('comments').where('post', 'in', some).execute();
  }
}
