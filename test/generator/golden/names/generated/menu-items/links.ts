// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (cbc3fb6bf3f0)

import type { LinkTable } from '../../runtime/shape/index.ts';

/** The links of a menu item, in order. */
export const menuItemLinks: LinkTable = [];
