// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (b88cdeb64aa7)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { MenuItem, MenuItemView } from './types.ts';

/** The fields of a menu item that each context omits. */
export const menuItemContexts = {
  view: {},
} satisfies ContextTable;

/** Returns a menu item as each context shows it. */
export const menuItemViews = {
  view: (item: MenuItem): MenuItemView => item,
};
