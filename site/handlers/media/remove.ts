import { postTypeNames } from '../../domain/post-types.ts';
import { filesOf } from '../../media/details.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';
import { mediaFile } from './file.ts';

/**
 * Deletes an attachment: no post shows it any more. Withdraws its files and adds them to `files`, to be
 * removed after the transaction. Returns whether the attachment was there.
 */
export async function removeMedia(
  scope: Scope,
  post: KnownPost,
  files: Set<string>,
): Promise<boolean> {
  const { store, keys, media } = scope;
  const { rows } = await store.posts.find({
    access: null,
    types: postTypeNames(),
    meta: { [keys.thumbnail]: String(post.id) },
  });
  for (const { id } of rows) await store.meta.delete('post', id, [keys.thumbnail]);
  const { file, details } = mediaFile(scope, post);
  const own = file === '' ? new Set<string>() : filesOf(file, details);
  for (const name of own) files.add(name);
  await media.withdraw(own);
  return store.posts.remove(post.id);
}
