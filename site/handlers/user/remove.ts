import { postTypes } from '../../content/post-types.ts';
import type { PostType } from '../../content/post-types.ts';
import type { PostRow } from '../../store/index.ts';
import { removeMedia } from '../media/remove.ts';
import { withMeta } from '../post-type/access.ts';
import { trashPost } from '../post-type/trash.ts';
import type { Scope } from '../scope.ts';

// What has a trash goes there first, so that it can come back.
const WITH_TRASH: ReadonlySet<string> = new Set(['post', 'page']);

/**
 * Removes a user. What the user wrote goes to `heir`; with `null` posts and pages go to the trash, and
 * what was there already, or has no trash, is deleted for good. Answers the files
 * that go once this is written down; `null` when the user was not there.
 */
export async function removeUser(
  scope: Scope,
  id: number,
  heir: number | null,
): Promise<ReadonlySet<string> | null> {
  const { users } = scope.store;
  const files = new Set<string>();
  if (heir !== null) return (await users.remove(id, heir)) ? files : null;
  for (const type of postTypes) {
    if (!type.supports.has('author')) continue;
    const { rows } = await scope.store.posts.find({ types: [type.name], authors: [id] });
    await removePosts(scope, type, rows, files);
  }
  // What is left keeps its author, although nobody is left behind that number.
  return (await users.remove(id, id)) ? files : null;
}

async function removePosts(
  scope: Scope,
  type: PostType,
  rows: readonly PostRow[],
  files: Set<string>,
): Promise<void> {
  for (const post of await withMeta(scope, rows)) {
    if (type.name === 'attachment')
      for (const file of (await removeMedia(scope, post)) ?? []) files.add(file);
    else if (WITH_TRASH.has(type.name) && post.status !== 'trash')
      await trashPost(scope, type, post);
    else await scope.store.posts.remove(post.id);
  }
}
