import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { canEditPost } from '../../access/posts.ts';
import type { GuardedPost } from '../../access/posts.ts';
import type { PostType } from '../../content/post-types.ts';
import type { Meta, PostRow } from '../../store/index.ts';
import { notFound } from '../errors.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { Scope } from '../scope.ts';

/** A post with its meta values, and the status it had before it went to the trash. */
export type KnownPost = PostRow & { readonly meta: Meta } & GuardedPost;

/** The post with this id, of this type; `rest_post_invalid_id` when there is none. */
export async function findPost(
  { store, keys }: Scope,
  type: PostType,
  id: number | undefined,
): Promise<KnownPost | RestError> {
  const row = id === undefined || id <= 0 ? undefined : await store.posts.byId(id);
  if (!row || row.type !== type.name)
    return notFound('rest_post_invalid_id', 'There is no post with this number.');
  const meta = (await store.meta.of('post', [row.id])).get(row.id) ?? {};
  return knownPost(row, meta, keys.trashedStatus);
}

/** A row with what access to it depends on beside. */
export function knownPost(row: PostRow, meta: Meta, trashedStatusKey: string): KnownPost {
  const before = meta[trashedStatusKey];
  return { ...row, meta, statusBefore: typeof before === 'string' ? before : undefined };
}

/** Posts with their meta values: one query. */
export async function withMeta(
  { store, keys }: Scope,
  rows: readonly PostRow[],
): Promise<readonly KnownPost[]> {
  const metas = await store.meta.of(
    'post',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => knownPost(row, metas.get(row.id) ?? {}, keys.trashedStatus));
}

/** Posts with their meta values, where one of the `fields` that are made of them is asked for. */
export async function withNeededMeta(
  scope: Scope,
  rows: readonly PostRow[],
  request: HandlerRequest<unknown>,
  fields: readonly string[],
): Promise<readonly KnownPost[]> {
  // Access to what is in the trash depends on the status that it had.
  const isNeeded =
    fields.some((field) => request.wants(field)) || rows.some(({ status }) => status === 'trash');
  return isNeeded ? withMeta(scope, rows) : rows.map((row) => knownPost(row, {}, ''));
}

/**
 * Whether what a password protects is open to the request: to who edits the post, and to who sends its
 * password.
 */
export function isUnlocked(post: GuardedPost & PostRow, request: HandlerRequest<unknown>): boolean {
  if (post.password === '') return true;
  if (request.context === 'edit' && canEditPost(request.user, post)) return true;
  return request.request.getParam('password') === post.password;
}
