import type { MenusHandlers } from '../../generated/menus/handlers.ts';
import { menuSchema } from '../../generated/menus/schema.ts';
import { menuExtras } from './menus/extras.ts';
import { termHandlers } from './taxonomy/handlers.ts';

export const menus: MenusHandlers = termHandlers('nav_menu', menuSchema, menuExtras);
