import type { RestError } from '../../runtime/errors/rest-error.ts';
import { isError } from '../../runtime/errors/rest-error.ts';
import { answer } from '../../runtime/server/index.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { CommentsHandlers } from '../../generated/comments/handlers.ts';
import type { Comment } from '../../generated/comments/types.ts';
import { canModerate } from '../domain/permissions/comments.ts';
import type { CommentRow } from '../store/index.ts';
import { findComment, postsById, unlockedPosts } from './comments/find.ts';
import { commentFacts, commentItems } from './comments/items.ts';
import { mayCreate, mayDelete, mayGet, mayList, mayUpdate } from './comments/permissions.ts';
import { commentQuery } from './comments/query.ts';
import { setStatus } from './comments/status.ts';
import { insertComment, updateComment } from './comments/write.ts';
import { alreadyTrashed, cannotDelete } from './errors.ts';
import { changedMeanwhile, commentTag, sendTag } from './entity-tags.ts';
import { pageFacts, readList } from './lists.ts';
import { saveMetaValues } from './meta-values.ts';
import { writing, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { setEditContext } from './parameters.ts';

export const comments: CommentsHandlers = {
  list: {
    permission: mayList,
    async handle(request) {
      const scope = await scopeOf(request);
      const query = commentQuery(request.args, scope, {
        unlocked: await unlockedPosts(scope, request),
        countReplies: request.wants('_links'),
      });
      const list = await readList(scope, scope.store.comments, query, request.args.cursor);
      if (isError(list)) return list;
      return { items: await commentItems(scope, list.rows, request), ...pageFacts(list) };
    },
  },

  create: {
    permission: mayCreate,
    handle: (request) =>
      writing(request, async (scope) => {
        const comment = await insertComment(scope, request);
        if (isError(comment)) return comment;
        const problem = await saveMeta(scope, comment.id, request.args.meta);
        if (problem) return problem;
        // Callers who cannot edit the new comment get its public view.
        const context = canModerate(request.user) ? 'edit' : 'view';
        request.request.setParam('context', context);
        return answer(await itemOf(scope, comment, request), { context });
      }),
  },

  get: {
    permission: mayGet,
    async handle(request) {
      const scope = await scopeOf(request);
      const found = await findComment(scope, request.args.id);
      return isError(found) ? found : itemOf(scope, found.comment, request);
    },
  },

  update: {
    permission: mayUpdate,
    handle: (request) =>
      writing(request, async (scope) => {
        const found = await findComment(scope, request.args.id);
        if (isError(found)) return found;
        const refusal = await changedMeanwhile(
          scope,
          request,
          commentTag(found.comment, found.post),
        );
        if (refusal) return refusal;
        const comment = await updateComment(scope, found, request);
        if (isError(comment)) return comment;
        const problem = await saveMeta(scope, comment.id, request.args.meta);
        if (problem) return problem;
        setEditContext(request);
        return itemOf(scope, comment, request);
      }),
  },

  delete: {
    permission: mayDelete,
    handle: (request) =>
      writing(request, async (scope) => {
        const found = await findComment(scope, request.args.id);
        if (isError(found)) return found;
        const { comment, post } = found;
        const refusal = await changedMeanwhile(scope, request, commentTag(comment, post));
        if (refusal) return refusal;
        setEditContext(request);
        if (request.args.force) {
          const previous = await itemOf(scope, comment, request);
          const isGone = await scope.store.comments.remove(comment.id);
          return isGone ? { deleted: true, previous } : cannotDelete();
        }
        if (comment.approved === 'trash') return alreadyTrashed();
        return itemOf(scope, await setStatus(scope, comment, 'trash'), request);
      }),
  },

  facts: commentFacts,
};

function saveMeta(scope: Scope, id: number, meta: unknown): Promise<RestError | null> {
  return saveMetaValues(scope, { kind: 'comment', id }, meta);
}

async function itemOf(
  scope: Scope,
  comment: CommentRow,
  request: HandlerRequest<unknown>,
): Promise<Comment> {
  const [item] = await commentItems(scope, [comment], request);
  if (!item) throw new Error(`comments: no item for comment ${comment.id}`);
  const post = (await postsById(scope, [comment.post])).get(comment.post);
  await sendTag(scope, request, commentTag(comment, post));
  return item;
}
