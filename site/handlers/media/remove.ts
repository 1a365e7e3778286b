import { postTypeNames } from '../../domain/post-types.ts';
import { filesOf } from '../../media/details.ts';
import type { KnownPost } from '../post-type/access.ts';
import { forgetPost } from '../references.ts';
import type { Scope } from '../scope.ts';
import { mediaFile } from './file.ts';

/** Returns the paths of all files of an attachment. */
export function filesOfPost(scope: Scope, post: KnownPost): ReadonlySet<string> {
  const { file, details } = mediaFile(scope, post);
  return file === '' ? new Set() : filesOf(file, details);
}

/**
 * Deletes an attachment and its uses in posts and settings. Adds its files to `files`, to be removed after the
 * transaction. Returns whether the attachment existed.
 */
export async function removeMedia(
  scope: Scope,
  post: KnownPost,
  files: Set<string>,
): Promise<boolean> {
  const { store, keys } = scope;
  const { rows } = await store.posts.find({
    access: null,
    types: postTypeNames(),
    meta: { [keys.thumbnail]: String(post.id) },
  });
  for (const { id } of rows) await store.meta.delete('post', id, [keys.thumbnail]);
  await forgetPost(scope, post);
  for (const name of filesOfPost(scope, post)) files.add(name);
  return store.posts.remove(post.id);
}
