import type { MenuItemsHandlers } from '../../generated/menu-items/handlers.ts';
import type { MenuItem } from '../../generated/menu-items/types.ts';
import { isError } from '../../runtime/errors/rest-error.ts';
import { can } from '../domain/permissions/caller.ts';
import { canPublish } from '../domain/permissions/posts.ts';
import { canAssignTerms, canCreateTerms } from '../domain/permissions/terms.ts';
import { postTypeOf } from '../domain/post-types.ts';
import { taxonomyOf } from '../domain/taxonomies.ts';
import { cannotDelete, trashNotSupported } from './errors.ts';
import { mayReadMenus } from './menus/extras.ts';
import { targetRoutes } from './menu-items/target.ts';
import { menuItems as itemsOf } from './menu-items/items.ts';
import { saveMenuItem } from './menu-items/save.ts';
import { findPost, postToChange } from './post-type/access.ts';
import { itemOfPost, pageOfPosts } from './post-type/read.ts';
import type { PostResource } from './post-type/read.ts';
import { mayCreate, mayDelete, mayGet, mayList, mayUpdate } from './post-type/permissions.ts';
import { postQuery } from './post-type/query.ts';
import { scopeOf, writing } from './scope.ts';
import { setEditContext } from './parameters.ts';

const type = () => postTypeOf('nav_menu_item');

// The fields that are not in the row; `_links` contains the target of an item.
const META_FIELDS =
  'title url type type_label object object_id parent target classes xfn invalid meta _links'.split(
    ' ',
  );

const resource = (): PostResource<MenuItem> => ({
  type: type(),
  metaFields: META_FIELDS,
  itemsOf: (scope, posts, request) => itemsOf(scope, posts, (field) => request.wants(field)),
});

export const menuItems: MenuItemsHandlers = {
  list: {
    permission(request) {
      const verdict = mayList(type(), request);
      return verdict === true ? mayReadMenus(request) : verdict;
    },
    async handle(request) {
      const scope = await scopeOf(request);
      return pageOfPosts(scope, postQuery(request.args, type(), scope), request, resource());
    },
  },

  create: {
    permission: (request) => mayCreate(type(), request),
    handle: (request) =>
      writing(request, async (scope) => {
        const id = await saveMenuItem(scope, request.args, null);
        if (isError(id)) return id;
        setEditContext(request);
        return itemOfPost(scope, id, request, resource());
      }),
  },

  get: {
    async permission(request) {
      const verdict = await mayGet(type(), request);
      return verdict === true ? mayReadMenus(request) : verdict;
    },
    handle: async (request) =>
      itemOfPost(await scopeOf(request), request.args.id, request, resource()),
  },

  update: {
    permission: (request) => mayUpdate(type(), request),
    handle: (request) =>
      writing(request, async (scope) => {
        const before = await postToChange(scope, type(), request);
        if (isError(before)) return before;
        const id = await saveMenuItem(scope, request.args, before);
        if (isError(id)) return id;
        setEditContext(request);
        return itemOfPost(scope, id, request, resource());
      }),
  },

  delete: {
    permission: (request) => mayDelete(type(), request),
    handle: (request) =>
      writing(request, async (scope) => {
        const { id, force } = request.args;
        if (!force) {
          const post = await findPost(scope, type(), id);
          return isError(post) ? post : trashNotSupported();
        }
        const post = await postToChange(scope, type(), request);
        if (isError(post)) return post;
        const [previous] = await itemsOf(scope, [post]);
        if (!previous || !(await scope.store.posts.remove(post.id))) return cannotDelete();
        return { deleted: true, previous };
      }),
  },

  facts: async (items, request) => {
    const scope = await scopeOf(request);
    const isEditing = request.context === 'edit';
    const menus = taxonomyOf('nav_menu');
    const rights = {
      can_publish: isEditing && canPublish(scope.caller, type()),
      can_use_unfiltered_html: isEditing && can(scope.caller, 'unfiltered_html'),
      can_assign_nav_menu: isEditing && canAssignTerms(scope.caller, menus),
      can_create_nav_menu: isEditing && canCreateTerms(scope.caller, menus),
    };
    return (await targetRoutes(scope, items)).map((route) => ({ ...rights, ...route }));
  },
};
