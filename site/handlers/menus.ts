import type { MenusHandlers } from '../../generated/menus/handlers.ts';
import { menuSchema } from '../../generated/menus/schema.ts';
import type { Menu } from '../../generated/menus/types.ts';
import { menuExtras } from './menu/extras.ts';
import { termHandlers } from './taxonomy/handlers.ts';

const handlers = termHandlers<Menu>('nav_menu', menuSchema, menuExtras);

export const menus: MenusHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
};
