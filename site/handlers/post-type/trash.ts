import type { PostRow } from '../../store/index.ts';
import { cutSlug } from '../../domain/text.ts';
import { storedDate } from '../../domain/dates.ts';
import type { PostType } from '../../domain/post-types.ts';
import { forgetPost } from '../references.ts';
import type { Scope } from '../scope.ts';
import type { KnownPost } from './access.ts';
import { keepRevision } from './revisions.ts';

const SUFFIX = '__trashed';
const LONGEST = 200 - SUFFIX.length;

/** The status of comments whose post is in the trash. */
const HIDDEN = 'post-trashed';

/**
 * Moves a post to the trash. Its slug becomes free and its comments are hidden; both are stored so that they
 * can be restored. A sticky post loses that state, and settings that refer to the post are reset.
 */
export async function trashPost(scope: Scope, type: PostType, post: KnownPost): Promise<PostRow> {
  const { store, keys, now, options } = scope;
  const changed = storedDate(now, options.zone);
  const isMarked = post.slug.endsWith(SUFFIX);
  const slug = isMarked ? post.slug : cutSlug(post.slug, LONGEST) + SUFFIX;
  await store.meta.set('post', post.id, {
    [keys.trashedStatus]: post.status,
    [keys.trashedTime]: String(Math.floor(now / 1000)),
    ...(isMarked ? {} : { [keys.trashedSlug]: post.slug }),
  });
  const row = await store.posts.update(post.id, {
    status: 'trash',
    sticky: false,
    modified: changed.date,
    modified_gmt: changed.date_gmt,
    slug: await store.posts.uniqueSlug(slug, { type: type.name, exceptId: post.id }),
  });
  if (row) await keepRevision(scope, type, row);
  await hideComments(scope, post.id);
  await forgetPost(scope, post);
  return row ?? post;
}

/** Shows the comments again and deletes the data about the trash once a post has another status. */
export async function afterTrash(
  { store, keys }: Scope,
  { id: post }: Pick<PostRow, 'id'>,
): Promise<void> {
  const meta = (await store.meta.of('post', [post])).get(post);
  const statuses = new Map<string, unknown>(Object.entries(meta?.[keys.trashedComments] ?? {}));
  const { rows } = await store.comments.find({ access: null, posts: [post] });
  for (const { id, approved } of rows) {
    const before = statuses.get(String(id));
    // A moderator may have given the comment another status.
    if (approved === HIDDEN && typeof before === 'string')
      await store.comments.update(id, { approved: before });
  }
  await store.meta.delete('post', post, [keys.trashedSlug, keys.trashedComments]);
}

async function hideComments({ store, keys }: Scope, post: number): Promise<void> {
  const { rows } = await store.comments.find({ access: null, posts: [post] });
  if (rows.length === 0) return;
  const statuses = Object.fromEntries(rows.map(({ id, approved }) => [id, approved]));
  await store.meta.set('post', post, { [keys.trashedComments]: statuses });
  for (const { id } of rows) await store.comments.update(id, { approved: HIDDEN });
}
