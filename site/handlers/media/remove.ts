import { postTypeNames } from '../../content/post-types.ts';
import { filesOf } from '../../media/details.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';
import { mediaFile } from './file.ts';

/**
 * Deletes an attachment: no post shows it any more. Answers its files, which go once that is written
 * down; `null` when it was gone.
 */
export async function removeMedia(
  scope: Scope,
  post: KnownPost,
): Promise<ReadonlySet<string> | null> {
  const { store, keys } = scope;
  const { rows } = await store.posts.find({
    types: postTypeNames,
    meta: { [keys.thumbnail]: String(post.id) },
  });
  for (const { id } of rows) await store.meta.delete('post', id, [keys.thumbnail]);
  if (!(await store.posts.remove(post.id))) return null;
  const { file, details } = mediaFile(scope, post);
  return file === '' ? new Set() : filesOf(file, details);
}
