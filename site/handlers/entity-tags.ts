import { sign } from '../../runtime/auth/crypto.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { Caller } from '../domain/permissions/caller.ts';
import { canEditComment } from '../domain/permissions/comments.ts';
import type { CommentedPost } from '../domain/permissions/comments.ts';
import { canEditPost } from '../domain/permissions/posts.ts';
import type { GuardedPost } from '../domain/permissions/posts.ts';
import { canEditTerms } from '../domain/permissions/terms.ts';
import { canEditUser } from '../domain/permissions/users.ts';
import { menuItemKeys } from '../domain/meta-keys.ts';
import type { Taxonomy } from '../domain/taxonomies.ts';
import type { CommentRow, MetaKind, PostRow, TermRow, UserRow } from '../store/index.ts';
import { registeredMeta } from './meta-values.ts';
import type { Scope } from './scope.ts';
import { failure } from './errors.ts';

/**
 * The state of one item, from which its `ETag` is computed. Every change of a value that the item shows for
 * editing changes the tag; changes of other items (comments on a post, posts of a term) do not.
 */
export interface EntityTag {
  /** Whether the caller may change the item, and therefore sees every value that the tag depends on. */
  readonly isFor: (caller: Caller) => boolean;
  readonly stateOf: (scope: Scope) => Promise<readonly unknown[]>;
}

/** Returns the tag of a post of any type: its row, meta values and terms. */
export function postTag(known: PostRow & GuardedPost): EntityTag {
  const { comment_count: _, ...post } = known;
  return {
    isFor: (caller) => canEditPost(caller, known),
    async stateOf(scope) {
      const terms = (await scope.store.posts.termsOf([post.id])).get(post.id);
      return ['post', columnsOf(post), terms, await metaOf(scope, 'post', post.id, post.type)];
    },
  };
}

export function termTag({ count: _, ...term }: TermRow, taxonomy: Taxonomy): EntityTag {
  return {
    isFor: (caller) => canEditTerms(caller, taxonomy),
    stateOf: async (scope) => ['term', term, await metaOf(scope, 'term', term.id, term.taxonomy)],
  };
}

export function userTag(user: UserRow): EntityTag {
  return {
    isFor: (caller) => canEditUser(caller, user.id),
    stateOf: async (scope) => ['user', user, await metaOf(scope, 'user', user.id)],
  };
}

/** Returns the tag of a comment; `post` is the post that it belongs to. */
export function commentTag(
  { replies: _, ...comment }: CommentRow,
  post: CommentedPost | undefined,
): EntityTag {
  return {
    isFor: (caller) => canEditComment(caller, post),
    stateOf: async (scope) => ['comment', comment, await metaOf(scope, 'comment', comment.id)],
  };
}

/**
 * Sends the tag of an item to a caller who may change it, for a later `If-Match`. Responses to visitors get
 * the tag of their text (docs/decisions/0012); other callers get none.
 */
export async function sendTag(
  scope: Scope,
  { request }: HandlerRequest<unknown>,
  tag: EntityTag,
): Promise<void> {
  if (request.isEmbedded || !tag.isFor(request.user)) return;
  request.responseHeaders.set('ETag', await textOf(scope, tag));
}

/**
 * Returns 412 with the current tag if the item was changed since the caller read it. Call it in the
 * transaction that writes.
 */
export async function changedMeanwhile(
  scope: Scope,
  { request }: HandlerRequest<unknown>,
  tag: EntityTag,
): Promise<RestError | null> {
  const wanted = request.header('if-match');
  if (wanted === null || wanted.trim() === '*') return null;
  const current = await textOf(scope, tag);
  if (wanted.split(',').some((text) => text.trim().replace(/^W\//, '') === current)) return null;
  request.responseHeaders.set('ETag', current);
  return failure(412, 'rest_precondition_failed', 'The item has changed since it was read.');
}

/** The hash is keyed, so that guessed values cannot be compared with a tag. */
async function textOf(scope: Scope, tag: EntityTag): Promise<string> {
  const state = JSON.stringify(await tag.stateOf(scope));
  return `"${sign(`item-tag|${state}`, scope.settings.nonceSecret).slice(0, 22)}"`;
}

/** Returns the meta values that items show: registered values, and those with fields of their own. */
async function metaOf(
  { store, keys }: Scope,
  kind: MetaKind,
  id: number,
  subtype = '',
): Promise<unknown> {
  const shown = new Set([
    ...registeredMeta(kind, subtype).map(({ key }) => key),
    ...Object.values<string>({ ...keys }),
    ...Object.values<string>(menuItemKeys),
  ]);
  const meta = (await store.meta.of(kind, [id])).get(id) ?? {};
  return Object.entries(meta)
    .filter(([key]) => shown.has(key))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** Returns the members of a post that are columns, in their order. */
function columnsOf(post: object): unknown {
  const columns = Object.entries(post).filter(([, value]) => typeof value !== 'object');
  return columns.filter(([name]) => name !== 'statusBefore');
}
