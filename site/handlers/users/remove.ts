import { shownPostTypes } from '../../domain/post-types.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { PostRow } from '../../store/index.ts';
import { filesOfPost, removeMedia } from '../media/remove.ts';
import { withMeta } from '../post-type/access.ts';
import { trashPost } from '../post-type/trash.ts';
import { forgetPost } from '../references.ts';
import type { Scope } from '../scope.ts';

// Types with a trash: their posts can be restored.
const WITH_TRASH: ReadonlySet<string> = new Set(['post', 'page']);

/** Returns the paths of all files that a user uploaded. */
export async function filesOfUser(scope: Scope, id: number): Promise<readonly string[]> {
  const { rows } = await scope.store.posts.find({
    access: null,
    types: ['attachment'],
    authors: [id],
  });
  const posts = await withMeta(scope, rows);
  return posts.flatMap((post) => [...filesOfPost(scope, post)]);
}

/**
 * Removes a user. The posts of the user get the author `reassign`; with `null` posts and pages go to the trash;
 * posts that are already there, or whose type has no trash, are deleted, with their files added to `files`.
 * Returns whether the user existed.
 */
export async function removeUser(
  scope: Scope,
  id: number,
  reassign: number | null,
  files: Set<string>,
): Promise<boolean> {
  const { users } = scope.store;
  if (reassign !== null) return users.remove(id, reassign);
  for (const type of shownPostTypes()) {
    if (!type.supports.has('author')) continue;
    const query = { access: null, types: [type.name], authors: [id] };
    const { rows } = await scope.store.posts.find(query);
    await removePosts(scope, type, rows, files);
  }
  // Remaining posts keep the id of the deleted author.
  return users.remove(id, id);
}

async function removePosts(
  scope: Scope,
  type: PostType,
  rows: readonly PostRow[],
  files: Set<string>,
): Promise<void> {
  for (const post of await withMeta(scope, rows)) {
    if (type.name === 'attachment') await removeMedia(scope, post, files);
    else if (WITH_TRASH.has(type.name) && post.status !== 'trash')
      await trashPost(scope, type, post);
    else {
      await forgetPost(scope, post);
      await scope.store.posts.remove(post.id);
    }
  }
}
