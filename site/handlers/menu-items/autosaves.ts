import type { MenuItemsAutosavesHandlers } from '../../../generated/menu-items/autosaves/handlers.ts';
import { menuItemAutosaveSchema } from '../../../generated/menu-items/autosaves/schema.ts';
import type { MenuItemAutosave } from '../../../generated/menu-items/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

const handlers = autosaveHandlers<MenuItemAutosave>('nav_menu_item', menuItemAutosaveSchema);

export const menuItemsAutosaves: MenuItemsAutosavesHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
};
