// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (110db0570ef5)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a menu item. */
export const menuItemContexts = { view: {} } satisfies ContextTable;
