// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (a7837714479c)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a menu item, in order. */
export const menuItemLinks = [] satisfies LinkTable;
