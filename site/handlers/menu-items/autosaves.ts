import type { MenuItemsAutosavesHandlers } from '../../../generated/menu-items/autosaves/handlers.ts';
import { menuItemAutosaveSchema } from '../../../generated/menu-items/autosaves/schema.ts';
import type { MenuItemAutosave } from '../../../generated/menu-items/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const menuItemsAutosaves: MenuItemsAutosavesHandlers = autosaveHandlers<MenuItemAutosave>(
  'nav_menu_item',
  menuItemAutosaveSchema,
);
