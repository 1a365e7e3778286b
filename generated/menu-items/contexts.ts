// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (81936ee34916)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a menu item. */
export const menuItemContexts = {
  view: { title: { raw: false } },
  embed: { title: { raw: false }, menus: false, meta: false },
  edit: {},
} satisfies ContextTable;
