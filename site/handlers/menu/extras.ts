import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { can, denied } from '../../domain/permissions/caller.ts';
import { shownPostTypes } from '../../domain/post-types.ts';
import { badRequest, nameTaken } from '../errors.ts';
import type { TermExtras } from '../taxonomy/extras.ts';
import { automaticMenus, setAutomatic, showMenu, shownMenus } from './places.ts';

/** What menus do beside what terms of all taxonomies do: they have places, and take in new pages. */
export const menuExtras: TermExtras = {
  areNamesUnique: true,
  // A menu is called after its name, whatever else is sent, and described anew with every change.
  taken: (args) => ({ description: '', ...args, slug: '' }),
  mayRead: mayReadMenus,

  async members({ store }) {
    const shown = [...(await shownMenus(store))];
    const automatic = await automaticMenus(store);
    return ({ id }) => ({
      locations: shown.filter(([, menu]) => menu === id).map(([place]) => place),
      auto_add: automatic.includes(id),
    });
  },

  async save({ store }, { id }, { request }) {
    const locations = request.getParam('locations');
    // The argument was checked: it is a list of places.
    if (Array.isArray(locations)) await showMenu(store, id, locations.map(String));
    const isAutomatic = request.getParam('auto_add');
    if (isAutomatic !== null) await setAutomatic(store, id, isAutomatic === true);
    return null;
  },

  async remove({ store }, { id }) {
    const { rows } = await store.posts.find({
      access: null,
      types: ['nav_menu_item'],
      terms: { relation: 'AND', clauses: [{ taxonomy: 'nav_menu', terms: [id], match: 'any' }] },
    });
    for (const row of rows) await store.posts.remove(row.id);
    await showMenu(store, id, []);
    await setAutomatic(store, id, false);
  },

  failure(error, menu) {
    if (error.code !== 'term_exists') return error;
    const [id] = error.allData('term_exists');
    const message = 'There is a menu with this name already.';
    if (menu) return badRequest('menu_exists', message);
    return nameTaken('menu_exists', message, [Number(id)]);
  },
};

/** Menus are for who edits posts of some type: readers see them on the pages of the site only. */
export function mayReadMenus({ user }: HandlerRequest<unknown>): true | RestError {
  if (can(user, 'edit_theme_options') || can(user, 'edit_posts')) return true;
  if (shownPostTypes().some((type) => can(user, type.capabilities.edit))) return true;
  return denied(user, 'rest_cannot_view', 'You are not allowed to see the menus.');
}
