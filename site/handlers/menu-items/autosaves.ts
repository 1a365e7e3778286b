import type { MenuItemsAutosavesHandlers } from '../../../generated/menu-items/autosaves/handlers.ts';
import { menuItemAutosaveSchema } from '../../../generated/menu-items/autosaves/schema.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const menuItemsAutosaves: MenuItemsAutosavesHandlers = autosaveHandlers(
  'nav_menu_item',
  menuItemAutosaveSchema,
);
