import { currentSite } from '../../context.ts';
import type { Session } from '../../store/index.ts';

/** A place of the theme where a menu can be shown. */
export interface MenuPlace {
  readonly name: string;
  readonly label: string;
}

const SHOWN = 'nav_menu_locations';
const AUTO_ADD = 'nav_menu_options';

/** The places of the active theme. */
export async function menuPlaces(store: Session): Promise<readonly MenuPlace[]> {
  const theme = await currentSite().themes.active(store);
  const places = Object.entries(theme?.description.menu_locations ?? {});
  return places.map(([name, label]) => ({ name, label }));
}

/** Which menu each place shows. */
export async function shownMenus(store: Session): Promise<ReadonlyMap<string, number>> {
  const shown = await store.options.get(SHOWN);
  const entries = typeof shown === 'object' && shown !== null ? Object.entries(shown) : [];
  return new Map(entries.map(([place, menu]) => [place, Number(menu)]));
}

/** Shows a menu at these places, and nowhere else. */
export async function showMenu(
  store: Session,
  menu: number,
  places: readonly string[],
): Promise<void> {
  const others = [...(await shownMenus(store))].filter(([, shown]) => shown !== menu);
  const shown = new Map([...others, ...places.map((place) => [place, menu] as const)]);
  await store.options.set({ [SHOWN]: Object.fromEntries(shown) });
}

/** The menus that new pages are put into. */
export async function automaticMenus(store: Session): Promise<readonly number[]> {
  const options = await store.options.get(AUTO_ADD);
  if (typeof options !== 'object' || options === null || !('auto_add' in options)) return [];
  const { auto_add: menus } = options;
  return Array.isArray(menus) ? menus.map(Number) : [];
}

/** Sets whether new pages are put into a menu. */
export async function setAutomatic(
  store: Session,
  menu: number,
  isAutomatic: boolean,
): Promise<void> {
  const others = (await automaticMenus(store)).filter((id) => id !== menu);
  await store.options.set({ [AUTO_ADD]: { auto_add: isAutomatic ? [...others, menu] : others } });
}
