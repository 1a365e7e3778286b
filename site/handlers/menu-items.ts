import type { MenuItemsHandlers } from '../../generated/menu-items/handlers.ts';
import type { MenuItem } from '../../generated/menu-items/types.ts';
import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import { can } from '../domain/permissions/caller.ts';
import { canPublish } from '../domain/permissions/posts.ts';
import { canAssignTerms, canCreateTerms } from '../domain/permissions/terms.ts';
import { postTypeOf } from '../domain/post-types.ts';
import { taxonomyOf } from '../domain/taxonomies.ts';
import { cannotDelete, trashNotSupported } from './errors.ts';
import { changedMeanwhile, postTag, sendTag } from './entity-tags.ts';
import { pageFacts } from './lists.ts';
import { mayReadMenus } from './menu/menus.ts';
import { targetRoutes } from './menu-item/target.ts';
import { menuItems as itemsOf, oneMenuItem } from './menu-item/items.ts';
import { saveMenuItem } from './menu-item/save.ts';
import { findPost, withNeededMeta } from './post-type/access.ts';
import { mayCreate, mayDelete, mayGet, mayList, mayUpdate } from './post-type/permissions.ts';
import { postQuery, readPosts } from './post-type/query.ts';
import { inTransaction, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { setEditContext } from './parameters.ts';

const type = () => postTypeOf('nav_menu_item');

// The fields that are not in the row; `_links` contains the target of an item.
const META_FIELDS = [
  'title',
  'url',
  'type',
  'type_label',
  'object',
  'object_id',
  'parent',
  'target',
  'classes',
  'xfn',
  'invalid',
  'meta',
  '_links',
];

export const menuItems: MenuItemsHandlers = {
  list: {
    permission(request) {
      const verdict = mayList(type(), request);
      return verdict === true ? mayReadMenus(request) : verdict;
    },
    async handle(request) {
      const { args } = request;
      const scope = await scopeOf(request);
      const query = postQuery(args, type(), scope);
      if (isError(query)) return query;
      const list = await readPosts(scope, query, args);
      if (isError(list)) return list;
      const posts = await withNeededMeta(scope, list.rows, request, META_FIELDS);
      const items = await itemsOf(scope, posts, (field) => request.wants(field));
      return { items, ...pageFacts(list) };
    },
  },

  create: {
    permission: (request) => mayCreate(type(), request),
    async handle(request) {
      const scope = await scopeOf(request);
      return inTransaction(scope, async (inside) => {
        const id = await saveMenuItem(inside, request.args, null);
        if (isError(id)) return id;
        setEditContext(request);
        return oneItem(inside, id, request);
      });
    },
  },

  get: {
    async permission(request) {
      const verdict = await mayGet(type(), request);
      return verdict === true ? mayReadMenus(request) : verdict;
    },
    handle: async (request) => oneItem(await scopeOf(request), request.args.id, request),
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
        const id = await saveMenuItem(inside, request.args, before);
        if (isError(id)) return id;
        setEditContext(request);
        return oneItem(inside, id, request);
      });
    },
  },

  delete: {
    permission: (request) => mayDelete(type(), request),
    async handle(request) {
      const scope = await scopeOf(request);
      if (!request.args.force) {
        const item = await oneMenuItem(scope, request.args.id);
        return isError(item) ? item : trashNotSupported();
      }
      return inTransaction(scope, async (inside) => {
        const post = await findPost(inside, type(), request.args.id);
        if (isError(post)) return post;
        const refusal = await changedMeanwhile(inside, request, postTag(post));
        if (refusal) return refusal;
        const item = await oneMenuItem(inside, post.id);
        if (isError(item)) return item;
        const isGone = await inside.store.posts.remove(item.id);
        return isGone ? { deleted: true, previous: item } : cannotDelete();
      });
    },
  },

  facts: async (items, request) => {
    const scope = await scopeOf(request);
    const isEditing = request.context === 'edit';
    const menus = taxonomyOf('nav_menu');
    const routes = await targetRoutes(scope, items);
    return items.map((_item, at) => ({
      can_publish: isEditing && canPublish(scope.caller, type()),
      can_use_unfiltered_html: isEditing && can(scope.caller, 'unfiltered_html'),
      can_assign_nav_menu: isEditing && canAssignTerms(scope.caller, menus),
      can_create_nav_menu: isEditing && canCreateTerms(scope.caller, menus),
      post_route: routes[at]?.post ?? '',
      term_route: routes[at]?.term ?? '',
    }));
  },
};

/** Returns the current menu item and sends its tag. */
async function oneItem(
  scope: Scope,
  id: number,
  request: HandlerRequest<unknown>,
): Promise<MenuItem | RestError> {
  const item = await oneMenuItem(scope, id);
  const post = await findPost(scope, type(), id);
  if (!isError(post)) await sendTag(scope, request, postTag(post));
  return item;
}
