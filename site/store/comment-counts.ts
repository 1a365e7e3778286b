import { sql } from 'kysely';
import type { Context } from './context.ts';
import { deleteMeta } from './meta.ts';
import { batches, knownIds } from './values.ts';

/** Sets the comment count of posts to the number of their approved comments. */
export async function recountComments(context: Context, posts: readonly number[]): Promise<void> {
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
