import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { currentSite } from '../../context.ts';
import { menuItemKeys } from '../../domain/meta-keys.ts';
import { can, denied } from '../../domain/permissions/caller.ts';
import { canEditAnyType } from '../../domain/permissions/posts.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { PostRow, Session } from '../../store/index.ts';
import { badRequest, nameTaken } from '../errors.ts';
import { saveMenuItem } from '../menu-items/save.ts';
import type { Scope } from '../scope.ts';
import type { TermExtras } from '../taxonomy/items.ts';

const SHOWN = 'nav_menu_locations';
const AUTO_ADD = 'nav_menu_options';

/** Returns the menu locations of the active theme. */
export async function menuPlaces(store: Session) {
  const theme = await currentSite().themes.active(store);
  const places = Object.entries(theme?.description.menu_locations ?? {});
  return places.map(([name, label]) => ({ name, label }));
}

/** Returns the menu of each location. */
export async function shownMenus(store: Session): Promise<ReadonlyMap<string, number>> {
  const shown = await store.options.get(SHOWN);
  const entries = typeof shown === 'object' && shown !== null ? Object.entries(shown) : [];
  return new Map(entries.map(([place, menu]) => [place, Number(menu)]));
}

/** Assigns a menu to these locations, and removes it from all others. */
async function showMenu(store: Session, menu: number, places: readonly string[]): Promise<void> {
  const others = [...(await shownMenus(store))].filter(([, shown]) => shown !== menu);
  const shown = new Map([...others, ...places.map((place) => [place, menu] as const)]);
  await store.options.set({ [SHOWN]: Object.fromEntries(shown) });
}

/** Returns the menus that new pages are added to. */
async function automaticMenus(store: Session): Promise<readonly number[]> {
  const options = await store.options.get(AUTO_ADD);
  if (typeof options !== 'object' || options === null || !('auto_add' in options)) return [];
  const { auto_add: menus } = options;
  return Array.isArray(menus) ? menus.map(Number) : [];
}

/** Sets whether new pages are added to a menu. */
async function setAutomatic(store: Session, menu: number, isAutomatic: boolean): Promise<void> {
  const others = (await automaticMenus(store)).filter((id) => id !== menu);
  await store.options.set({ [AUTO_ADD]: { auto_add: isAutomatic ? [...others, menu] : others } });
}

/** The special behaviour of menus: locations, and automatic adding of new pages. */
export const menuExtras: TermExtras = {
  areNamesUnique: true,
  // The slug of a menu follows from its name, and every change replaces its description.
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
    // The argument is validated: it is a list of locations.
    if (Array.isArray(locations)) await showMenu(store, id, locations.map(String));
    const isAutomatic = request.getParam('auto_add');
    if (isAutomatic !== null) await setAutomatic(store, id, isAutomatic === true);
    return null;
  },

  async remove(scope, { id }) {
    const { store } = scope;
    for (const row of await itemsOf(scope, id)) await store.posts.remove(row.id);
    await showMenu(store, id, []);
    await setAutomatic(store, id, false);
  },

  failure(error, menu) {
    if (error.code !== 'term_exists') return error;
    const [id] = error.allData('term_exists');
    const message = 'A menu with this name already exists.';
    if (menu) return badRequest('menu_exists', message);
    return nameTaken('menu_exists', message, [Number(id)]);
  },
};

/** Requires the permission to edit posts of any type: readers see menus only on the pages of the site. */
export function mayReadMenus({ user }: HandlerRequest<unknown>): true | RestError {
  if (can(user, 'edit_theme_options') || can(user, 'edit_posts')) return true;
  if (canEditAnyType(user)) return true;
  return denied(user, 'rest_cannot_view', 'You are not allowed to view menus.');
}

/** Adds a top-level page that was just published to the menus that take new pages. */
export async function addToMenus(
  scope: Scope,
  type: Pick<PostType, 'name'>,
  page: PostRow,
  statusBefore: string | undefined,
): Promise<void> {
  const isNew = page.status === 'publish' && statusBefore !== 'publish';
  if (!isNew || type.name !== 'page' || page.parent !== 0) return;
  for (const menu of await automaticMenus(scope.store)) {
    if ((await scope.store.terms.byId(menu))?.taxonomy !== 'nav_menu') continue;
    const items = await itemsOf(scope, menu);
    if (await leadsTo(scope, items, page.id)) continue;
    const last = Math.max(0, ...items.map(({ menu_order }) => menu_order));
    const target = { type: 'post_type', object: 'page', object_id: page.id } as const;
    await saveMenuItem(
      scope,
      { ...target, status: 'publish', menus: menu, menu_order: last + 1 },
      null,
    );
  }
}

async function itemsOf({ store }: Scope, menu: number): Promise<readonly PostRow[]> {
  const clause = { taxonomy: 'nav_menu', terms: [menu], match: 'any' } as const;
  const { rows } = await store.posts.find({
    access: null,
    types: ['nav_menu_item'],
    terms: { relation: 'AND', clauses: [clause] },
  });
  return rows;
}

/** Whether one of the menu items has the page as its target. */
async function leadsTo(
  { store }: Scope,
  items: readonly PostRow[],
  page: number,
): Promise<boolean> {
  const ids = items.map(({ id }) => id);
  const meta = await store.meta.of('post', ids);
  return [...meta.values()].some(
    (values) =>
      values[menuItemKeys.type] === 'post_type' &&
      values[menuItemKeys.object] === 'page' &&
      Number(values[menuItemKeys.objectId]) === page,
  );
}
