import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { answer } from '../../../runtime/server/index.ts';
import type { HandlerRequest, ItemAnswer, Page } from '../../../runtime/server/index.ts';
import type { PostsHandlers } from '../../../generated/posts/handlers.ts';
import type { ListPostsArgs, Post } from '../../../generated/posts/types.ts';
import { canReadPost } from '../../access/posts.ts';
import { postTypeOf } from '../../content/post-types.ts';
import type { PostType } from '../../content/post-types.ts';
import type { PostRow } from '../../store/index.ts';
import { alreadyTrashed, badRequest, cannotDelete } from '../errors.ts';
import { inTransaction, scopeOf } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { answerForEditing } from '../sent.ts';
import { findPost, knownPost, withMeta } from './access.ts';
import { readDraft } from './draft.ts';
import { saveExtras, startTerms } from './extras.ts';
import { postFacts } from './facts.ts';
import { postItems } from './items.ts';
import { mayCreate, mayDelete, mayGet, mayList, mayUpdate } from './permissions.ts';
import { postQuery } from './query.ts';
import { keepRevision } from './revisions.ts';
import { savePost } from './save.ts';
import { publishDuePosts } from './schedule.ts';
import { afterTrash, trashPost } from './trash.ts';

/** The endpoints of one post type. Another type takes one line: `postHandlers('page')`. */
export function postHandlers(name: string): PostsHandlers {
  const type = postTypeOf(name);
  return {
    list: {
      permission: (request) => mayList(type, request),
      handle: (request) => listPosts(type, request),
    },

    create: {
      permission: (request) => mayCreate(type, request),
      async handle(request) {
        const scope = await scopeOf(request);
        return inTransaction(scope, async (inside) => {
          const draft = await readDraft(inside, type, request, null);
          if (isError(draft)) return draft;
          const post = await savePost(inside, type, draft, null);
          if (isError(post)) return post;
          await startTerms(inside, type, post.id);
          await saveExtras(inside, type, post, request.args);
          answerForEditing(request);
          return itemById(inside, type, post.id, request);
        });
      },
    },

    get: {
      permission: async (request) => {
        await publishDuePosts();
        return mayGet(type, request);
      },
      async handle(request) {
        const scope = await scopeOf(request);
        const item = await itemById(scope, type, request.args.id, request);
        return isError(item) ? item : withPage(type, item);
      },
    },

    update: {
      permission: (request) => mayUpdate(type, request),
      async handle(request) {
        const scope = await scopeOf(request);
        return inTransaction(scope, async (inside) => {
          const before = await findPost(inside, type, request.args.id);
          if (isError(before)) return before;
          const draft = await readDraft(inside, type, request, before);
          if (isError(draft)) return draft;
          const post = await savePost(inside, type, draft, before);
          if (isError(post)) return post;
          if (before.status === 'trash' && post.status !== 'trash')
            await afterTrash(inside, before);
          await keepRevision(inside, type, post);
          await saveExtras(inside, type, post, request.args);
          answerForEditing(request);
          return itemById(inside, type, post.id, request);
        });
      },
    },

    delete: {
      permission: (request) => mayDelete(type, request),
      async handle(request) {
        const scope = await scopeOf(request);
        return inTransaction(scope, async (inside) => {
          const post = await findPost(inside, type, request.args.id);
          if (isError(post)) return post;
          answerForEditing(request);
          const [previous] = await postItems(inside, type, [post], request);
          if (request.args.force && previous) {
            const isGone = await inside.store.posts.remove(post.id);
            return isGone ? { deleted: true, previous } : cannotDelete();
          }
          if (post.status === 'trash') return alreadyTrashed();
          await trashPost(inside, type, post);
          return itemById(inside, type, post.id, request);
        });
      },
    },

    facts: postFacts(type),
  };
}

async function listPosts(
  type: PostType,
  request: HandlerRequest<ListPostsArgs>,
): Promise<Page<Post> | RestError> {
  await publishDuePosts();
  const { args } = request;
  const scope = await scopeOf(request);
  const query = postQuery(args, type, scope);
  if (isError(query)) return query;
  const { rows, total } = await scope.store.posts.find(query);
  if (args.page > Math.ceil(total / args.per_page) && total > 0)
    return badRequest('rest_post_invalid_page_number', 'There are not as many pages.');

  const posts = await knownIfNeeded(scope, rows, request);
  const readable = posts.filter((post) => canReadPost(request.user, post));
  return {
    items: await postItems(scope, type, readable, request),
    // Whoever skips all posts is told that there are none, as long as no later page is asked for.
    total: rows.length === 0 && args.page === 1 ? 0 : total,
  };
}

/** Posts with their meta values, where an answer depends on one. */
async function knownIfNeeded(
  scope: Scope,
  rows: readonly PostRow[],
  request: HandlerRequest<unknown>,
): Promise<readonly ReturnType<typeof knownPost>[]> {
  const isNeeded =
    ['featured_media', 'template', '_links'].some((field) => request.wants(field)) ||
    rows.some(({ status }) => status === 'trash');
  return isNeeded ? withMeta(scope, rows) : rows.map((row) => knownPost(row, {}, ''));
}

async function itemById(
  scope: Scope,
  type: PostType,
  id: number,
  request: HandlerRequest<unknown>,
): Promise<Post | RestError> {
  const post = await findPost(scope, type, id);
  if (isError(post)) return post;
  const [item] = await postItems(scope, type, [post], request);
  if (!item) throw new Error(`posts: no item for post ${id}`);
  return item;
}

/** An item that says where its page is. */
export function withPage<Item extends { readonly link: string }>(
  type: PostType,
  item: Item,
): Item | ItemAnswer<Item> {
  if (!type.isViewable) return item;
  return answer(item, { links: [{ rel: 'alternate', href: item.link, type: 'text/html' }] });
}
