import { createHash } from 'node:crypto';
import { RestError } from '../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { CommentRow, MetaKind, PostRow, TermRow, UserRow } from '../store/index.ts';
import type { Scope } from './scope.ts';

/**
 * The state of an item as a tag: whoever changes it, by whichever way, changes the tag. What others
 * change about it (comments on a post, posts of a term) does not count.
 */
export type ItemTag = (scope: Scope) => Promise<string>;

/** The tag of a post of any type: its row, meta values and terms. */
export function postTag({ comment_count: _, ...post }: PostRow): ItemTag {
  return async (scope) => {
    const terms = (await scope.store.posts.termsOf([post.id])).get(post.id);
    return tagOf([rowOf(post), terms, await metaOf(scope, 'post', post.id)]);
  };
}

export function termTag({ count: _, ...term }: TermRow): ItemTag {
  return async (scope) => tagOf([term, await metaOf(scope, 'term', term.id)]);
}

export function userTag(user: UserRow): ItemTag {
  return async (scope) => tagOf([user, await metaOf(scope, 'user', user.id)]);
}

export function commentTag({ answers: _, ...comment }: CommentRow): ItemTag {
  return async (scope) => tagOf([comment, await metaOf(scope, 'comment', comment.id)]);
}

/**
 * Sends the tag of an item to who is logged in, to come back as `If-Match`. What strangers are answered
 * is told apart by its text (docs/decisions/0012).
 */
export async function sendTag(
  scope: Scope,
  { request }: HandlerRequest<unknown>,
  tag: ItemTag,
): Promise<void> {
  if (request.user === null || request.isEmbedded) return;
  request.answerHeaders.set('ETag', await tag(scope));
}

/**
 * Refuses a write to an item that somebody has changed since the caller saw it: 412, with the tag that it
 * has now. Ask in the transaction that writes.
 */
export async function changedMeanwhile(
  scope: Scope,
  { request }: HandlerRequest<unknown>,
  tag: ItemTag,
): Promise<RestError | null> {
  const wanted = request.header('if-match');
  if (wanted === null || wanted.trim() === '*') return null;
  const current = await tag(scope);
  if (wanted.split(',').some((text) => text.trim().replace(/^W\//, '') === current)) return null;
  request.answerHeaders.set('ETag', current);
  return new RestError('rest_precondition_failed', 'Somebody else has changed it meanwhile.', {
    status: 412,
  });
}

async function metaOf({ store }: Scope, kind: MetaKind, id: number): Promise<unknown> {
  const meta = (await store.meta.of(kind, [id])).get(id) ?? {};
  return Object.entries(meta).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The members of a post that are columns, in their order: a known post has others beside. */
function rowOf(post: object): unknown {
  const columns = Object.entries(post).filter(([, value]) => typeof value !== 'object');
  return columns.filter(([name]) => name !== 'statusBefore');
}

function tagOf(parts: readonly unknown[]): string {
  return `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)}"`;
}
