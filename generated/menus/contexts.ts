// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (48b843ca59fb)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of a menu. */
export const menuContexts = {
  view: {},
  embed: { description: false, meta: false, locations: false, auto_add: false },
  edit: {},
} satisfies ContextTable;
