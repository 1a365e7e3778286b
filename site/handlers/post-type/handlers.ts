import { isError } from '../../../runtime/errors/rest-error.ts';
import { answer } from '../../../runtime/server/index.ts';
import type { HandlerRequest, ItemAnswer } from '../../../runtime/server/index.ts';
import type { ItemSchema } from '../../../runtime/schema/index.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import type { PostType } from '../../domain/post-types.ts';
import { alreadyTrashed, cannotDelete } from '../errors.ts';
import { forgetPost } from '../references.ts';
import { writing, scopeOf } from '../scope.ts';
import { setEditContext } from '../parameters.ts';
import { postToChange } from './access.ts';
import { readDraft } from './draft.ts';
import { isUnsorted, saveExtras, startFormat, startTerms } from './extras.ts';
import { postItems } from './items.ts';
import { itemOfPost, pageOfPosts } from './read.ts';
import type { PostResource } from './read.ts';
import { mayCreate, mayDelete, mayGet, mayList, mayUpdate } from './permissions.ts';
import { postQuery } from './query.ts';
import { keepRevision } from './revisions.ts';
import { savePost } from './save.ts';
import { publishDuePosts } from './schedule.ts';
import { afterTrash, trashPost } from './trash.ts';
import type { PostHandlers } from './types.ts';
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
  const resource = (): PostResource<Item> => {
    const shown = { type: type(), schema };
    return {
      type: shown.type,
      // `_links` contains the picture.
      metaFields: ['featured_media', 'template', 'meta', '_links'],
      // The members are those of the schema from which the type `Item` is generated.
      itemsOf: async (scope, posts, request) =>
        (await postItems(scope, shown, posts, request)) as Item[],
    };
  };
  return {
    list: {
      permission: (request) => mayList(type(), request),
      async handle(request) {
        await publishDuePosts();
        const scope = await scopeOf(request);
        return pageOfPosts(scope, postQuery(request.args, type(), scope), request, resource());
      },
    },

    create: {
      permission: (request) => mayCreate(type(), request),
      handle: (request) =>
        writing(request, async (scope) => {
          const draft = await readDraft(scope, type(), request.args, null);
          if (isError(draft)) return draft;
          const post = await savePost(scope, type(), draft, null);
          if (isError(post)) return post;
          await startTerms(scope, type(), post.id, request.args);
          await startFormat(scope, type(), post.id);
          const problem = await saveExtras(scope, type(), post, request.args);
          if (problem) return problem;
          setEditContext(request);
          return itemOfPost(scope, post.id, request, resource());
        }),
    },

    get: {
      permission: async (request) => {
        await publishDuePosts();
        return mayGet(type(), request);
      },
      async handle(request) {
        const item = await itemOfPost(await scopeOf(request), request.args.id, request, resource());
        return isError(item) ? item : withPage(type(), item);
      },
    },

    update: {
      permission: (request) => mayUpdate(type(), request),
      handle: (request) =>
        writing(request, async (scope) => {
          const before = await postToChange(scope, type(), request);
          if (isError(before)) return before;
          const draft = await readDraft(scope, type(), request.args, before);
          if (isError(draft)) return draft;
          // Checked before the write, which clears the cached terms.
          const needsTerms = await isUnsorted(scope, type(), before.id);
          const post = await savePost(scope, type(), draft, before);
          if (isError(post)) return post;
          if (before.status === 'trash' && post.status !== 'trash') await afterTrash(scope, before);
          await keepRevision(scope, type(), post);
          if (needsTerms) await startTerms(scope, type(), post.id);
          const problem = await saveExtras(scope, type(), post, request.args);
          if (problem) return problem;
          setEditContext(request);
          return itemOfPost(scope, post.id, request, resource());
        }),
    },

    delete: {
      permission: (request) => mayDelete(type(), request),
      handle: (request) =>
        writing(request, async (scope) => {
          const post = await postToChange(scope, type(), request);
          if (isError(post)) return post;
          setEditContext(request);
          const [previous] = await resource().itemsOf(scope, [post], request);
          if (request.args.force && previous) {
            await forgetPost(scope, post);
            const isGone = await scope.store.posts.remove(post.id);
            return isGone ? { deleted: true, previous } : cannotDelete();
          }
          if (post.status === 'trash') return alreadyTrashed();
          await trashPost(scope, type(), post);
          return itemOfPost(scope, post.id, request, resource());
        }),
    },

    // The schema of the type names only facts that exist for all types.
    facts: async (items, request) => (await postFacts(type(), items, request)) as Facts[],
  };
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
async function postFacts(
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
