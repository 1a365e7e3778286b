import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { answer } from '../../../runtime/server/index.ts';
import type { HandlerRequest, ItemAnswer, Page } from '../../../runtime/server/index.ts';
import type { ItemSchema } from '../../../runtime/schema/index.ts';
import { extendedSchema } from '../../domain/registration/extension.ts';
import { currentSite } from '../../context.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import type { PostType } from '../../domain/post-types.ts';
import { alreadyTrashed, cannotDelete } from '../errors.ts';
import { changedMeanwhile, postTag, sendTag } from '../entity-tags.ts';
import { pageFacts } from '../lists.ts';
import { forgetPost } from '../references.ts';
import { inTransaction, scopeOf } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { setEditContext } from '../parameters.ts';
import { findPost, inContext, withNeededMeta } from './access.ts';
import type { KnownPost } from './access.ts';
import { readDraft } from './draft.ts';
import { isUnsorted, saveExtras, startFormat, startTerms } from './extras.ts';
import { postItems } from './items.ts';
import type { ShownType } from './items.ts';
import { mayCreate, mayDelete, mayGet, mayList, mayUpdate } from './permissions.ts';
import { postQuery, readPosts } from './query.ts';
import { keepRevision } from './revisions.ts';
import { savePost } from './save.ts';
import { publishDuePosts } from './schedule.ts';
import { afterTrash, trashPost } from './trash.ts';
import type { ListArgs, PostHandlers } from './types.ts';
import type { PageFacts } from '../../../generated/pages/types.ts';
import type { PostFacts } from '../../../generated/posts/types.ts';
import { can } from '../../domain/permissions/caller.ts';
import type { Caller } from '../../domain/permissions/caller.ts';
import { canMakeSticky, canPublish } from '../../domain/permissions/posts.ts';
import { canAssignTerms, canCreateTerms } from '../../domain/permissions/terms.ts';
import { findTaxonomy } from '../../domain/taxonomies.ts';

/**
 * Returns the endpoints of one post type, whose items `schema` describes. Another type takes one line:
 * `postHandlers('page', pageSchema)`. `{token}` in a name is the product token.
 */
export function postHandlers<Item extends { readonly id: number }, Facts>(
  name: string,
  schema: ItemSchema,
): PostHandlers<Item, Facts> {
  // The registered types depend on the site of the request.
  const type = (): PostType => postTypeOf(name);
  const shown = (): ShownType => {
    const own = type();
    const extension = currentSite().types.extensionOfPosts(own);
    return { type: own, schema: extension ? extendedSchema(schema, extension) : schema };
  };
  return {
    list: {
      permission: (request) => mayList(type(), request),
      handle: (request) => listPosts<Item>(shown(), request),
    },

    create: {
      permission: (request) => mayCreate(type(), request),
      async handle(request) {
        const scope = await scopeOf(request);
        return inTransaction(scope, async (inside) => {
          const draft = await readDraft(inside, type(), request, null);
          if (isError(draft)) return draft;
          const post = await savePost(inside, type(), draft, null);
          if (isError(post)) return post;
          await startTerms(inside, type(), post.id, request.args);
          await startFormat(inside, type(), post.id);
          const problem = await saveExtras(inside, type(), post, request.args);
          if (problem) return problem;
          setEditContext(request);
          return itemById<Item>(inside, shown(), post.id, request);
        });
      },
    },

    get: {
      permission: async (request) => {
        await publishDuePosts();
        return mayGet(type(), request);
      },
      async handle(request) {
        const scope = await scopeOf(request);
        const item = await itemById<Item>(scope, shown(), request.args.id, request);
        return isError(item) ? item : withPage(type(), item);
      },
    },

    update: {
      permission: (request) => mayUpdate(type(), request),
      async handle(request) {
        const scope = await scopeOf(request);
        return inTransaction(scope, async (inside) => {
          const before = await findPost(inside, type(), request.args.id);
          if (isError(before)) return before;
          const refusal = await changedMeanwhile(inside, request, postTag(before));
          if (refusal) return refusal;
          const draft = await readDraft(inside, type(), request, before);
          if (isError(draft)) return draft;
          // Checked before the write, which clears the cached terms.
          const needsTerms = await isUnsorted(inside, type(), before.id);
          const post = await savePost(inside, type(), draft, before);
          if (isError(post)) return post;
          if (before.status === 'trash' && post.status !== 'trash')
            await afterTrash(inside, before);
          await keepRevision(inside, type(), post);
          if (needsTerms) await startTerms(inside, type(), post.id);
          const problem = await saveExtras(inside, type(), post, request.args);
          if (problem) return problem;
          setEditContext(request);
          return itemById<Item>(inside, shown(), post.id, request);
        });
      },
    },

    delete: {
      permission: (request) => mayDelete(type(), request),
      async handle(request) {
        const scope = await scopeOf(request);
        return inTransaction(scope, async (inside) => {
          const post = await findPost(inside, type(), request.args.id);
          if (isError(post)) return post;
          const refusal = await changedMeanwhile(inside, request, postTag(post));
          if (refusal) return refusal;
          setEditContext(request);
          const [previous] = await itemsOf<Item>(inside, shown(), [post], request);
          if (request.args.force && previous) {
            await forgetPost(inside, post);
            const isGone = await inside.store.posts.remove(post.id);
            return isGone ? { deleted: true, previous } : cannotDelete();
          }
          if (post.status === 'trash') return alreadyTrashed();
          await trashPost(inside, type(), post);
          return itemById<Item>(inside, shown(), post.id, request);
        });
      },
    },

    // The schema of the type names only facts that exist for all types.
    facts: async (items, request) => (await postFacts(type(), items, request)) as Facts[],
  };
}

async function listPosts<Item>(
  shown: ShownType,
  request: HandlerRequest<ListArgs>,
): Promise<Page<Item> | RestError> {
  await publishDuePosts();
  const { args } = request;
  const scope = await scopeOf(request);
  const query = postQuery(args, shown.type, scope);
  if (isError(query)) return query;
  const list = await readPosts(scope, query, args);
  if (isError(list)) return list;
  const { rows } = list;

  const posts = await withNeededMeta(scope, rows, request, META_FIELDS);
  return {
    items: await itemsOf<Item>(scope, shown, inContext(posts, request), request),
    ...pageFacts(list),
  };
}

// `_links` contains the picture.
const META_FIELDS = ['featured_media', 'template', 'meta', '_links'];

async function itemById<Item>(
  scope: Scope,
  shown: ShownType,
  id: number,
  request: HandlerRequest<unknown>,
): Promise<Item | RestError> {
  const post = await findPost(scope, shown.type, id);
  if (isError(post)) return post;
  const [item] = await itemsOf<Item>(scope, shown, [post], request);
  if (!item) throw new Error(`posts: no item for post ${id}`);
  await sendTag(scope, request, postTag(post));
  return item;
}

async function itemsOf<Item>(
  scope: Scope,
  shown: ShownType,
  posts: readonly KnownPost[],
  request: HandlerRequest<unknown>,
): Promise<Item[]> {
  // The members are those of the schema from which the type `Item` is generated.
  return (await postItems(scope, shown, posts, request)) as Item[];
}

/** Returns an item with a `Link` header for its page. */
export function withPage<Item>(type: PostType, item: Item): Item | ItemAnswer<Item> {
  if (!type.isViewable || !hasLink(item)) return item;
  return answer(item, { links: [{ rel: 'alternate', href: item.link, type: 'text/html' }] });
}

function hasLink(item: unknown): item is { readonly link: string } {
  return typeof item === 'object' && item !== null && 'link' in item;
}

/** The facts for the links of posts of any type, except their terms. */
type AnyFacts = PageFacts & Pick<PostFacts, 'can_make_sticky'>;

/** Returns the facts for the links of posts: their revisions, and the permissions of the caller in `edit`. */
export async function postFacts(
  type: PostType,
  items: readonly { readonly id: number }[],
  request: HandlerRequest<unknown>,
): Promise<AnyFacts[]> {
  const { store, caller } = await scopeOf(request);
  const hasRevisions = type.supports.has('revisions');
  const revisions = hasRevisions ? await store.posts.revisionsOf(items.map(({ id }) => id)) : null;
  const isEditing = request.context === 'edit';
  const termActions = isEditing ? type.taxonomies.flatMap((name) => actionsOf(name, caller)) : [];
  const actions = {
    can_publish: isEditing && canPublish(caller, type),
    can_use_unfiltered_html: isEditing && can(caller, 'unfiltered_html'),
    can_make_sticky: isEditing && canMakeSticky(caller, type),
    can_assign_author: isEditing && can(caller, type.capabilities.editOthers),
    ...Object.fromEntries(termActions),
  };
  return items.map(({ id }) => {
    const { count = 0, latest = 0 } = revisions?.get(id) ?? {};
    return { revision_count: count, last_revision: latest, ...actions };
  });
}

function actionsOf(name: string, caller: Caller): (readonly [fact: string, is: boolean])[] {
  const taxonomy = findTaxonomy(name);
  if (!taxonomy) return [];
  return [
    [`can_assign_${name}`, canAssignTerms(caller, taxonomy)],
    [`can_create_${name}`, canCreateTerms(caller, taxonomy)],
  ];
}
