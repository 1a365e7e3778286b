import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { canEditPost } from '../../domain/permissions/posts.ts';
import { sentPostPassword } from '../../domain/permissions/post-passwords.ts';
import type { GuardedPost } from '../../domain/permissions/posts.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { Meta, PostRow } from '../../store/index.ts';
import { changedMeanwhile, postTag } from '../entity-tags.ts';
import { notFound } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** A post with its meta values, and its status before it was moved to the trash. */
export type KnownPost = PostRow & { readonly meta: Meta } & GuardedPost;

/** Returns the post with this id and type, or `rest_post_invalid_id`. */
export async function findPost(
  scope: Scope,
  type: PostType,
  id: number | undefined,
): Promise<KnownPost | RestError> {
  const row = id === undefined || id <= 0 ? undefined : await scope.store.posts.byId(id);
  const [post] = row?.type === type.name ? await withMeta(scope, [row]) : [];
  return post ?? notFound('rest_post_invalid_id', 'Invalid post ID.');
}

/**
 * Returns the post that a request changes. Errors: that of `findPost`, and 412 if it was changed since the caller
 * read it.
 */
export async function postToChange(
  scope: Scope,
  type: PostType,
  request: HandlerRequest<{ readonly id: number }>,
): Promise<KnownPost | RestError> {
  const post = await findPost(scope, type, request.args.id);
  if (isError(post)) return post;
  return (await changedMeanwhile(scope, request, postTag(post))) ?? post;
}

/** Returns the post with this id, of any type. */
export async function anyPost(scope: Scope, id: number): Promise<KnownPost | undefined> {
  const row = id > 0 ? await scope.store.posts.byId(id) : undefined;
  return row && (await withMeta(scope, [row]))[0];
}

/** Returns posts with their meta values, and with the posts that decide about access to them. */
export async function withMeta(
  scope: Scope,
  rows: readonly PostRow[],
  below: ReadonlySet<number> = NO_POSTS,
): Promise<readonly KnownPost[]> {
  const ids = rows.map(({ id }) => id);
  const metas = await scope.store.meta.of('post', ids);
  const parents = await parentsOf(scope, rows, below);
  const { trashedStatus } = scope.keys;
  return rows.map((row) => knownPost(row, metas.get(row.id) ?? {}, trashedStatus, parents));
}

type Parents = ReadonlyMap<number, KnownPost>;
const NO_PARENTS: Parents = new Map();
const NO_POSTS: ReadonlySet<number> = new Set();

function knownPost(row: PostRow, meta: Meta, statusKey: string, parents: Parents): KnownPost {
  const before = meta[statusKey];
  // Spreading the row takes ten times as long.
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    author: row.author,
    date: row.date,
    date_gmt: row.date_gmt,
    modified: row.modified,
    modified_gmt: row.modified_gmt,
    slug: row.slug,
    title: row.title,
    excerpt: row.excerpt,
    content: row.content,
    password: row.password,
    parent: row.parent,
    menu_order: row.menu_order,
    comment_status: row.comment_status,
    ping_status: row.ping_status,
    mime_type: row.mime_type,
    guid: row.guid,
    comment_count: row.comment_count,
    sticky: row.sticky,
    meta,
    statusBefore: typeof before === 'string' ? before : undefined,
    parentPost: (takesRights(row) && parents.get(row.parent)) || null,
  };
}

/** Returns the parents of revisions and of files that inherit their status, by id; stops at a cycle of parents. */
async function parentsOf(
  scope: Scope,
  rows: readonly PostRow[],
  below: ReadonlySet<number> = NO_POSTS,
): Promise<Parents> {
  const children = rows.filter(takesRights);
  const ids = new Set(children.map(({ parent }) => parent).filter((id) => !below.has(id)));
  if (ids.size === 0) return NO_PARENTS;
  const found = await scope.store.posts.byIds([...ids]);
  const seen = new Set([...below, ...children.map(({ id }) => id)]);
  const posts = await withMeta(scope, [...found.values()], seen);
  return new Map(posts.map((post) => [post.id, post]));
}

function takesRights({ type, status, parent }: PostRow): boolean {
  return parent > 0 && (type === 'revision' || (type === 'attachment' && status === 'inherit'));
}

/** Returns posts with their meta values if one of the `fields` that depend on them is requested. */
export async function withNeededMeta(
  scope: Scope,
  rows: readonly PostRow[],
  request: HandlerRequest<unknown>,
  fields: readonly string[],
): Promise<readonly KnownPost[]> {
  // Access to a post in the trash depends on its previous status.
  const isNeeded =
    fields.some((field) => request.wants(field)) || rows.some(({ status }) => status === 'trash');
  if (isNeeded) return withMeta(scope, rows);
  const parents = await parentsOf(scope, rows);
  return rows.map((row) => knownPost(row, {}, '', parents));
}

/**
 * Whether the request may see the content that a password protects: the caller may edit the post, or sent
 * its password.
 */
export async function isUnlocked(
  post: GuardedPost & PostRow,
  request: HandlerRequest<unknown>,
): Promise<boolean> {
  if (post.password === '') return true;
  if (request.context === 'edit' && canEditPost(request.user, post)) return true;
  return (await sentPostPassword(request.request, post)).isRight;
}

/** In the edit context a list contains only posts that the caller may edit; its total is that of the readable posts. */
export function inContext(
  posts: readonly KnownPost[],
  { context, user }: HandlerRequest<unknown>,
): readonly KnownPost[] {
  return context === 'edit' ? posts.filter((post) => canEditPost(user, post)) : posts;
}
