// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (8786ea3122ab)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a menu item. */
export const menuItemContexts = { view: {} } satisfies ContextTable;

/** What each context shows of a menu item: the table, unrolled. */
export const menuItemFilters = {
  view: contextFilter(menuItemContexts.view),
};
