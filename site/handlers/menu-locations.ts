import type { MenuLocationsHandlers } from '../../generated/menu-locations/handlers.ts';
import type { MenuLocation } from '../../generated/menu-locations/types.ts';
import { requires } from '../domain/permissions/caller.ts';
import { notFound } from './errors.ts';
import { menuPlaces, shownMenus } from './menus/extras.ts';
import { scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';

const mayRead = requires(
  'edit_theme_options',
  'rest_cannot_view',
  'You are not allowed to view menu locations.',
);

export const menuLocations: MenuLocationsHandlers = {
  list: {
    permission: mayRead,
    async handle(request) {
      const items = await locationItems(await scopeOf(request));
      return Object.fromEntries(items.map((item) => [item.name, item]));
    },
  },

  get: {
    permission: mayRead,
    async handle(request) {
      const items = await locationItems(await scopeOf(request));
      const item = items.find(({ name }) => name === request.args.location);
      return item ?? notFound('rest_menu_location_invalid', 'Invalid menu location.');
    },
  },
};

async function locationItems({ store }: Scope): Promise<MenuLocation[]> {
  const menus = await shownMenus(store);
  return (await menuPlaces(store)).map(({ name, label }) => ({
    name,
    description: label,
    menu: menus.get(name) ?? 0,
  }));
}
