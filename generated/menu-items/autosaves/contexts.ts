// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (3a1bd7340fe7)

import { omit } from '../../../runtime/shape/index.ts';
import type { ContextTable } from '../../../runtime/shape/index.ts';
import type {
  MenuItemAutosave,
  MenuItemAutosaveEdit,
  MenuItemAutosaveEmbed,
  MenuItemAutosaveView,
} from './types.ts';

/** The fields of a menu item autosave that each context omits. */
export const menuItemAutosaveContexts = {
  view: { preview_link: false, title: { raw: false } },
  embed: {
    date_gmt: false,
    modified: false,
    modified_gmt: false,
    preview_link: false,
    guid: false,
    title: { raw: false },
  },
  edit: {},
} satisfies ContextTable;

/** Returns a menu item autosave as each context shows it. */
export const menuItemAutosaveViews = {
  view: (item: MenuItemAutosave): MenuItemAutosaveView => ({
    author: item.author,
    date: item.date,
    date_gmt: item.date_gmt,
    id: item.id,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    parent: item.parent,
    slug: item.slug,
    guid: item.guid,
    title: omit(item.title, menuItemAutosaveContexts.view.title),
  }),
  embed: (item: MenuItemAutosave): MenuItemAutosaveEmbed => ({
    author: item.author,
    date: item.date,
    id: item.id,
    parent: item.parent,
    slug: item.slug,
    title: omit(item.title, menuItemAutosaveContexts.embed.title),
  }),
  edit: (item: MenuItemAutosave): MenuItemAutosaveEdit => item,
};
