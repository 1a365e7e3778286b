import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { MenuLocationsHandlers } from '../../generated/menu-locations/handlers.ts';
import type { MenuLocation } from '../../generated/menu-locations/types.ts';
import { can, denied } from '../domain/permissions/caller.ts';
import { notFound } from './errors.ts';
import { menuPlaces, shownMenus } from './menu/menus.ts';
import { scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';

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
      return item ?? notFound('rest_menu_location_invalid', 'There is no such place.');
    },
  },
};

function mayRead({ user }: HandlerRequest<unknown>): true | RestError {
  if (can(user, 'edit_theme_options')) return true;
  return denied(user, 'rest_cannot_view', 'You are not allowed to see the places for menus.');
}

async function locationItems({ store }: Scope): Promise<MenuLocation[]> {
  const menus = await shownMenus(store);
  return (await menuPlaces(store)).map(({ name, label }) => ({
    name,
    description: label,
    menu: menus.get(name) ?? 0,
  }));
}
