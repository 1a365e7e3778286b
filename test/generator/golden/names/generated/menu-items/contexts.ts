// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (096463134b19)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';

/** What each context leaves out of a menu item. */
export const menuItemContexts: Record<'view', ContextRule> = { view: {} };

/** What each context shows of a menu item: the table, unrolled. */
export const menuItemFilters: Record<'view', ContextFilter> = {
  view: contextFilter(menuItemContexts.view),
};
