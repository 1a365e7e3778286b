// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (1990bc72a3a9)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Menu, MenuEdit, MenuEmbed, MenuView } from './types.ts';

/** The fields of a menu that each context omits. */
export const menuContexts = {
  view: {},
  embed: { description: false, meta: false, locations: false, auto_add: false },
  edit: {},
} satisfies ContextTable;

/** Returns a menu as each context shows it. */
export const menuViews = {
  view: (item: Menu): MenuView => item,
  embed: ({ id, name, slug }: Menu): MenuEmbed => ({ id, name, slug }),
  edit: (item: Menu): MenuEdit => item,
};
