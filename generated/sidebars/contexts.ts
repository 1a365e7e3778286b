// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (8a84ec656abe)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Sidebar, SidebarEdit, SidebarEmbed, SidebarView } from './types.ts';

/** The fields of a sidebar that each context omits. */
export const sidebarContexts = {
  view: {},
  embed: {},
  edit: {},
} satisfies ContextTable;

/** Returns a sidebar as each context shows it. */
export const sidebarViews = {
  view: (item: Sidebar): SidebarView => item,
  embed: (item: Sidebar): SidebarEmbed => item,
  edit: (item: Sidebar): SidebarEdit => item,
};
